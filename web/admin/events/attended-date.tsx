import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { dateNamed } from './date-form.ts'
import { type Attended, rsvpsOf, seriesDates } from './queries.ts'
import { type RsvpSummary, rsvpsInWords } from './show-rsvps.ts'
import { dateInWords } from './use-date-actions.ts'

type DateChoiceProps = {
  event: GlobalEvent
  date: string | undefined
  onChange: (date: string | undefined) => void
}

/** Of which date of a series the answers are shown. */
export function DateChoice({ event, date, onChange }: DateChoiceProps) {
  const dates = useQuery(seriesDates(event.id))
  const options = dates.data?.filter(({ isOrphan }) => !isOrphan) ?? []
  return (
    <Field label={t('Date')}>
      <Select
        value={dateNamed(options, date)?.occurrenceStart ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{t('All dates')}</option>
        {options.map((one) => (
          <option key={one.occurrenceStart} value={one.occurrenceStart}>
            {one.change?.isCancelled
              ? t('{when}, cancelled', { when: dateInWords(event, one) })
              : t('{when}, {count} going', { when: dateInWords(event, one), count: one.going })}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** How many come, as the toast of the RSVPs says it. */
export function RsvpNumbers(attended: Attended) {
  const numbers = useQuery(rsvpsOf(attended))
  const words = numbers.data && rsvpsInWords(numbers.data)
  if (!words) return null
  return (
    <div className="grid gap-2.5">
      <Shares {...numbers.data} />
      <p className="numbers text-sm text-ink-soft">
        <span className="block font-medium text-ink">{words.counts}</span>
        {words.room}
      </p>
    </div>
  )
}

/** How full it is or, without a limit, the answers side by side. The words beneath say the same. */
function Shares({ statistics, capacity }: RsvpSummary) {
  const { going, interested, not_going: notGoing, total } = statistics
  if (capacity)
    return (
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-pill bg-hollow">
        <div className="h-full bg-good" style={{ width: `${Math.min(100, capacity.percentage)}%` }} />
      </div>
    )
  return (
    <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-pill bg-hollow">
      {/* Hatched, because whoever is interested takes no place. */}
      {Object.entries({
        'bg-good': going,
        'bg-[repeating-linear-gradient(-45deg,var(--honey)_0_2px,transparent_2px_5px)]': interested,
        'bg-edge': notGoing,
      }).map(([paint, count]) => (
        <span key={paint} className={paint} style={{ width: `${(count / total) * 100}%` }} />
      ))}
    </div>
  )
}

/** The next dates that are told beside all of a series. The others are in the choice of dates. */
const mostDates = 5

/** How many go to each of the next dates of a series: there is no number that is true of all of them. */
export function NumbersByDate({ event }: { event: GlobalEvent }) {
  const dates = useQuery(seriesDates(event.id))
  const next = dates.data?.filter(({ change, isOrphan }) => !isOrphan && !change?.isCancelled) ?? []
  if (next.length === 0) return null
  return (
    <ul aria-label={t('The next dates')} className="numbers grid gap-1 text-sm">
      {next.slice(0, mostDates).map((date) => {
        const { occurrenceStart, going, capacity } = date
        return (
          <li key={occurrenceStart} className="flex flex-wrap items-center justify-between gap-x-4">
            <span>{dateInWords(event, date)}</span>
            <span className="flex items-center gap-2 text-ink-soft">
              {capacity === null
                ? t('Going: {count}', { count: going })
                : t('Going: {count} of {capacity}', { count: going, capacity })}
              {capacity !== null && going >= capacity && <Badge tone="clay">{t('Full')}</Badge>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}
