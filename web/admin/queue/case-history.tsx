import { type CaseDecision, canUndo } from '../../../contract/cases.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { useUndo } from './use-decide.ts'
import { actionInWords, kindInWords, saidInWords } from './words.ts'

type CaseHistoryProps = { history: readonly CaseDecision[]; current: string }

/** What was decided before about anything of the author, each with its undo. */
export function CaseHistory({ history, current }: CaseHistoryProps) {
  const undo = useUndo()
  return (
    <section className="grid gap-3">
      <h3 className="text-base">{t('Decided before')}</h3>
      {history.length === 0 && (
        <p className="text-ink-soft">{t('No decision was ever made about what they shared.')}</p>
      )}
      {history.length > 0 && (
        <ul className="grid gap-3">
          {history.map((decision) => (
            <li key={decision.id} className="flex items-start gap-3 border-t border-line pt-3">
              <div className="grid min-w-0 flex-1 gap-1">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Badge>{kindInWords(decision.kind)}</Badge>
                  <span className="font-medium">{actionInWords(decision.action)}</span>
                  <span className="text-ink-soft">
                    {decision.actor ? decision.actor.name : t('by reports')}
                  </span>
                  {decision.undone_at && <Badge tone="good">{t('Undone||a decision')}</Badge>}
                  {decision.subject_id === current && <Badge tone="accent">{t('This case')}</Badge>}
                </p>
                {decision.excerpt && (
                  <p className="line-clamp-2 wrap-anywhere text-ink-soft">
                    {t('“{words}”', { words: saidInWords(decision.kind, decision.excerpt) })}
                  </p>
                )}
                {decision.words && (
                  <p className="wrap-anywhere">{t('Written: “{words}”', { words: decision.words })}</p>
                )}
                <time dateTime={decision.at} className="numbers text-xs text-ink-soft">
                  {momentInWords(new Date(decision.at), 'medium')}
                </time>
              </div>
              {!decision.undone_at && canUndo(decision.kind, decision.action) && (
                <Button
                  look="link"
                  aria-label={t('Undo the decision of {when}', {
                    when: momentInWords(new Date(decision.at), 'medium'),
                  })}
                  pending={undo.isPending && undo.variables[0] === decision.id}
                  onClick={() => undo.mutate([decision.id])}
                >
                  {t('Undo')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
