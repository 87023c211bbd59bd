import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { noonOf } from '../../lib/days.ts'
import { formatLocale } from '../../lib/locale.ts'

const date = () =>
  new Intl.DateTimeFormat(formatLocale(), {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
/** Not grouped: as in the export, and as the member typed it. */
const number = () => new Intl.NumberFormat(formatLocale(), { useGrouping: false, maximumFractionDigits: 2 })

/** The values of an entry, in the order of the specification. Missing values are left out. */
function measures(entry: HealthEntry): [label: string, value: string][] {
  const { waterMl, steps, weightKg, sleepHours, systolic, diastolic } = entry
  const all: [string, number | null, string][] = [
    [t('Water'), waterMl, t('ml')],
    [t('Steps'), steps, ''],
    [t('Weight'), weightKg, t('kg')],
    [t('Sleep'), sleepHours, t('hrs')],
  ]
  const present = all.flatMap(([label, value, unit]): [string, string][] =>
    value === null ? [] : [[label, `${number().format(value)} ${unit}`.trim()]],
  )
  return systolic === null || diastolic === null
    ? present
    : [...present, [t('Blood pressure'), `${systolic}/${diastolic}`]]
}

/** A member's days, newest first. */
export function EntryList({ entries, label }: { entries: readonly HealthEntry[]; label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <ul tabIndex={0} aria-label={label} className="max-h-[500px] overflow-y-auto [scrollbar-width:thin]">
      {entries.map((entry) => {
        const measured = measures(entry)
        return (
          <li key={entry.id} className="border-t border-line py-3.5 pe-2 first:border-t-0 first:pt-1">
            <h3 className="font-sans text-sm font-semibold tracking-normal">
              <time dateTime={entry.dateISO}>{date().format(noonOf(entry.dateISO))}</time>
            </h3>
            {measured.length > 0 && (
              <dl className="numbers mt-1.5 grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))] gap-x-4 gap-y-2">
                {measured.map(([name, value]) => (
                  <div key={name}>
                    <dt className="text-xs text-ink-soft">{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {entry.notes && (
              <p className="mt-2 measure whitespace-pre-wrap wrap-anywhere text-ink-soft">
                {t('“{words}”', { words: entry.notes })}
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}
