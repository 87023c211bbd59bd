import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { cx } from '../../ui/cx.ts'
import { type DrawnMeasure, meanPressure, type Spread, shareOf, spreadOf } from './means.ts'

const date = () =>
  new Intl.DateTimeFormat(formatLocale(), {
    weekday: 'short',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
/** Not grouped: as in the export, and as the member typed it. */
const number = (digits = 2) =>
  new Intl.NumberFormat(formatLocale(), { useGrouping: false, maximumFractionDigits: digits })

type Column = {
  measure: DrawnMeasure
  label: string
  unit: string
  color: string
  place: string
  /** Digits of a mean. */
  digits: number
}

/** The drawn values, in the order of the specification. */
const columns = (): Column[] => [
  {
    measure: 'waterMl',
    label: t('Water'),
    unit: t('ml'),
    color: 'var(--water)',
    place: 'md:col-start-1',
    digits: 0,
  },
  {
    measure: 'steps',
    label: t('Steps'),
    unit: '',
    color: 'var(--steps)',
    place: 'md:col-start-2',
    digits: 0,
  },
  {
    measure: 'weightKg',
    label: t('Weight'),
    unit: t('kg'),
    color: 'var(--weight)',
    place: 'md:col-start-3',
    digits: 1,
  },
  {
    measure: 'sleepHours',
    label: t('Sleep'),
    unit: t('hrs'),
    color: 'var(--sleep)',
    place: 'md:col-start-4',
    digits: 1,
  },
]
const pressurePlace = 'md:col-start-5'

const row = 'md:grid md:grid-cols-[8.75rem_minmax(0,1fr)] md:items-baseline md:gap-x-3'
const cells =
  'numbers grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-x-3 gap-y-2 md:grid-cols-[repeat(4,minmax(0,1fr))_5.5rem] md:grid-flow-dense'

/** A value of a day among those of the period: a bar from nothing, or for a weight a dot between the least and the most. */
function Bar({ column, value, spread }: { column: Column; value: number; spread: Spread }) {
  const share = `${Math.round(shareOf(column.measure, value, spread) * 100)}%`
  const isDot = column.measure === 'weightKg'
  return (
    <span aria-hidden="true" className="relative mt-1 block h-1 rounded-pill bg-hollow forced-colors:hidden">
      <span
        className={cx(
          'absolute inset-y-0 rounded-pill',
          isDot ? 'w-1.5 -translate-x-1/2 rtl:translate-x-1/2' : 'start-0',
        )}
        style={{ background: column.color, ...(isDot ? { insetInlineStart: share } : { width: share }) }}
      />
    </span>
  )
}

type Spreads = Map<DrawnMeasure, Spread>

/** The means of a period, as a row above its days. */
function Means({ entries, spreads }: { entries: readonly HealthEntry[]; spreads: Spreads }) {
  const pressure = meanPressure(entries)
  if (entries.length < 2 || (spreads.size === 0 && !pressure)) return null
  return (
    <section aria-labelledby="means" className={cx(row, 'rounded-md bg-hollow px-3 py-2.5 md:-mx-3 md:pe-5')}>
      <h3 id="means" className="font-sans text-sm font-semibold tracking-normal max-md:pb-1.5">
        {t('Mean of {count, plural, one {# day} other {# days}}', { count: entries.length })}
      </h3>
      <dl className={cells}>
        {columns().map(({ measure, label, unit, place, digits }) => {
          const spread = spreads.get(measure)
          return (
            spread && (
              <div key={measure} className={place}>
                <dt className="text-xs text-ink-soft">{label}</dt>
                <dd className="font-medium">{`${number(digits).format(spread.mean)} ${unit}`.trim()}</dd>
              </div>
            )
          )
        })}
        {pressure && (
          <div className={pressurePlace}>
            <dt className="text-xs whitespace-nowrap text-ink-soft">{t('Blood pressure')}</dt>
            <dd className="font-medium">{`${pressure.systolic}/${pressure.diastolic}`}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Day({ entry, spreads, isBare }: { entry: HealthEntry; spreads: Spreads; isBare: boolean }) {
  const { systolic, diastolic } = entry
  const hasPressure = systolic !== null && diastolic !== null
  const drawn = columns().filter(({ measure }) => entry[measure] !== null)
  // With the means above, a desk reads their labels there.
  const label = cx('text-xs whitespace-nowrap text-ink-soft', !isBare && 'md:sr-only')
  return (
    <li className="border-t border-line py-3 pe-2 first:border-t-0">
      <div className={row}>
        <h3 className="font-sans text-sm font-semibold tracking-normal whitespace-nowrap max-md:pb-1">
          <time dateTime={entry.dateISO}>{date().format(noonOf(entry.dateISO))}</time>
        </h3>
        {(drawn.length > 0 || hasPressure) && (
          <dl className={cells}>
            {drawn.map((column) => {
              const value = entry[column.measure] ?? 0
              const spread = spreads.get(column.measure)
              return (
                <div key={column.measure} className={column.place}>
                  <dt className={label}>{column.label}</dt>
                  <dd>
                    {`${number().format(value)} ${column.unit}`.trim()}
                    {spread && <Bar column={column} value={value} spread={spread} />}
                  </dd>
                </div>
              )
            })}
            {hasPressure && (
              <div className={pressurePlace}>
                <dt className={label}>{t('Blood pressure')}</dt>
                <dd>{`${systolic}/${diastolic}`}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      {entry.notes && (
        <p className="mt-2 measure whitespace-pre-wrap wrap-anywhere text-ink-soft md:ms-38">
          {t('“{words}”', { words: entry.notes })}
        </p>
      )}
    </li>
  )
}

/** A member's days, newest first, below the means of them all. */
export function EntryList({ entries, label }: { entries: readonly HealthEntry[]; label: string }) {
  const spreads: Spreads = new Map(
    columns().flatMap(({ measure }) => {
      const spread = spreadOf(entries, measure)
      return spread ? [[measure, spread] as const] : []
    }),
  )
  return (
    <>
      <Means entries={entries} spreads={spreads} />
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={label}
        className="relative max-h-[500px] overflow-y-auto [scrollbar-width:thin]"
      >
        {entries.map((entry) => (
          <Day key={entry.id} entry={entry} spreads={spreads} isBare={entries.length < 2} />
        ))}
      </ul>
    </>
  )
}
