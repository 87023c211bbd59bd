import { Link } from 'react-router'
import type { ImportInfo } from '../../../contract/imports.ts'
import { t } from '../../../contract/t.ts'
import { today } from '../../lib/time/days.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Facts } from './facts.tsx'
import { inNumbers } from './in-numbers.ts'
import type { Ledger } from './ledger.ts'
import { arrived, outcomesInWords, writtenIn } from './outcomes.ts'
import { RefusedList } from './refused-list.tsx'
import { kindName, picturesName } from './source-words.ts'
import type { Undo } from './use-undo.ts'
import { calendarOf } from './where-it-is.ts'

type DoneProps = { info: ImportInfo; looked: Ledger; ledger: Ledger; undo: Undo; onNext: () => void }

/** Where one finds what came in. */
const places = [
  { kind: 'journal', to: () => '/journal', name: () => t('Journal') },
  { kind: 'mood', to: () => '/mood', name: () => t('Mood') },
  { kind: 'health', to: () => '/health', name: () => t('Health') },
  {
    kind: 'plan',
    to: ({ plannedDays }: Ledger) => calendarOf(plannedDays, today()),
    name: () => t('Calendar'),
  },
]

function headline(imported: number, skipped: number, isAnything: boolean): string {
  if (skipped > 0)
    return t(
      '{imported, plural, =0 {Nothing imported} other {{imported, number} imported}}, {skipped, number} skipped.',
      { imported, skipped },
    )
  return isAnything ? t('It is all in its place.') : t('Nothing was new, so nothing was changed.')
}

/** What was brought in, what was not, and the way back. */
export function Done({ info, looked, ledger, undo, onNext }: DoneProps) {
  const outcomes = arrived(looked, ledger)
  const isAnything = Object.keys(info.counts).length > 0
  // One that arrived while its answer was lost is not asked for again, so those that were missing are counted.
  const pictures = Math.max(ledger.pictures, looked.wanted) - ledger.refusedPictures
  const imported = writtenIn(outcomes) + pictures
  return (
    <div className="grid gap-7">
      <p className="measure font-serif text-lg text-balance">
        {headline(imported, ledger.refused.length, isAnything)}
      </p>
      {isAnything && (
        <Facts
          facts={[
            ...outcomes.map((one) => ({
              name: kindName(one.kind, info.source),
              value: outcomesInWords(one),
            })),
            ...(ledger.noLonger.length > 0
              ? [{ name: t('Removed from the planner'), value: inNumbers(ledger.noLonger.length) }]
              : []),
            ...(pictures > 0
              ? [
                  {
                    name: picturesName(ledger.tally.has('post')),
                    value: t('{count} new', { count: inNumbers(pictures) }),
                  },
                ]
              : []),
          ]}
        />
      )}
      <RefusedList refused={ledger.refused} fileName={info.file_name} />
      <div className="flex flex-wrap gap-3">
        {places.map(
          ({ kind, to, name }) =>
            info.counts[kind] && (
              <Link key={kind} to={to(ledger)} className={buttonClass('quiet')}>
                {name()}
              </Link>
            ),
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-4">
        <Button look="link" onClick={onNext}>
          {t('Bring in another file')}
        </Button>
        {isAnything && (
          <Button look="link" pending={undo.isRunning} onClick={() => void undo.ask(info)}>
            {t('Undo')}
          </Button>
        )}
      </div>
    </div>
  )
}
