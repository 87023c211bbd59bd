import { t } from '../../../../contract/t.ts'
import { longDay } from '../day-words.ts'
import type { MoodDay } from '../optimistic-moods.ts'
import { moodsInWords } from './labels.ts'

/** The field of days as a table, the last one first. */
export function FieldTable({ days }: { days: readonly MoodDay[] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-accent underline underline-offset-4">
        {t('Show as table')}
      </summary>
      {days.length === 0 ? (
        <p className="text-sm text-ink-soft">{t('No moods in these days.')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        <section tabIndex={0} aria-label={t('Moods by day')} className="fades-below max-h-96 overflow-y-auto">
          <table className="w-full max-w-[40rem] text-sm">
            <caption className="sr-only">{t('Moods by day')}</caption>
            <thead>
              <tr className="border-b border-line text-ink-soft">
                <th scope="col" className="py-1.5 pe-3 text-start font-medium">
                  {t('Day')}
                </th>
                <th scope="col" className="py-1.5 text-start font-medium">
                  {t('Moods')}
                </th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(({ date, moods }) => (
                <tr key={date} className="border-b border-line last:border-b-0">
                  <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                    {longDay(date)}
                  </th>
                  <td className="py-1.5">{moodsInWords(moods)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </details>
  )
}
