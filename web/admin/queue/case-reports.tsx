import type { CaseDetail } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Said } from '../said.tsx'
import { reasonInWords } from './words.ts'

type CaseReportsProps = { said: CaseDetail['said']; flagged: readonly string[] }

/** Who reported it and why, and which words of the list it holds. */
export function CaseReports({ said, flagged }: CaseReportsProps) {
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{t('Why it is here')}</h3>
      {flagged.length > 0 && (
        <p className="wrap-anywhere">{t('It holds: {words}', { words: flagged.join(', ') })}</p>
      )}
      {said.length === 0 && flagged.length === 0 && (
        <p className="text-ink-soft">
          {t('No report is stored: nobody made one, or whoever did has deleted their account.')}
        </p>
      )}
      {said.length > 0 && (
        <ul className="grid gap-3">
          {said.map(({ reporter, reason, words, at, outcome, counts }) => (
            <li key={`${reporter.id} ${at}`} className="grid gap-1 border-t border-line pt-3">
              <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                <span className="font-medium wrap-anywhere">{reporter.name}</span>
                {reason && <span className="text-ink-soft">{reasonInWords(reason)}</span>}
                {outcome === 'dismissed' && <Badge>{t('Dismissed before')}</Badge>}
                {outcome === 'upheld' && <Badge tone="good">{t('Upheld before')}</Badge>}
                {outcome === null && !counts && <Badge>{t('Does not count for hiding')}</Badge>}
                <time dateTime={at} className="numbers ms-auto text-xs text-ink-soft">
                  {momentInWords(new Date(at), 'medium')}
                </time>
              </p>
              {words && <Said>{words}</Said>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
