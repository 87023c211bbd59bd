import { Download } from 'lucide-react'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { inNumbers } from './in-numbers.ts'
import type { Refusal } from './ledger.ts'
import { saveRefusals } from './save-refusals.ts'

/** Things of one reason that are named. The file names all. */
const mostNamed = 8

type RefusedListProps = { refused: readonly Refusal[]; fileName: string }

const nameOf = ({ about, date }: Refusal): string =>
  [date, about].filter(Boolean).join(' · ') || t('Without a name')

/** What is not brought in, by its reasons, and all of it as a file. */
export function RefusedList({ refused, fileName }: RefusedListProps) {
  if (refused.length === 0) return null
  const byReason = [...Map.groupBy(refused, ({ reason }) => reason)].sort(
    ([, a], [, b]) => b.length - a.length,
  )
  return (
    <details className="rounded-md border border-line bg-hollow">
      <summary className="min-h-12 px-4 py-3 font-medium">
        {t(
          '{count, plural, one {{count, number} thing is not brought in} other {{count, number} things are not brought in}}',
          { count: refused.length },
        )}
      </summary>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={t('What is not brought in')}
        className="grid max-h-96 gap-5 overflow-y-auto border-t border-line px-4 py-4 text-sm"
      >
        {byReason.map(([reason, same]) => (
          <div key={reason}>
            <h3 className="flex items-baseline justify-between gap-4 font-medium">
              <span className="wrap-anywhere">{reason}</span>
              <span className="numbers text-ink-soft">{inNumbers(same.length)}</span>
            </h3>
            <ul className="mt-1 text-ink-soft">
              {same.slice(0, mostNamed).map((one, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered, and two may be alike.
                <li key={at} className="wrap-anywhere">
                  {nameOf(one)}
                </li>
              ))}
            </ul>
            {same.length > mostNamed && (
              <p className="mt-1 text-ink-soft">
                {t('and {count, plural, other {{count, number} more}}', { count: same.length - mostNamed })}
              </p>
            )}
          </div>
        ))}
      </section>
      <div className="border-t border-line px-4 py-1.5">
        <Button look="link" className="text-sm" onClick={() => void saveRefusals(refused, fileName)}>
          <Download className="size-4" aria-hidden="true" />
          {t('Save this list as CSV')}
        </Button>
      </div>
    </details>
  )
}
