import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { dateNamed } from './date-form.ts'
import { type Attended, rsvpsOf, seriesDates } from './queries.ts'
import { rsvpsInWords } from './show-rsvps.ts'
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

/** How many come, as the toast of the RSVPs says it; of one date, how many go. */
export function RsvpNumbers({ id, date }: Attended) {
  const numbers = useQuery({ ...rsvpsOf(id), enabled: date === undefined })
  const dates = useQuery({ ...seriesDates(id), enabled: date !== undefined })
  const one = dateNamed(dates.data, date)
  const words =
    date === undefined
      ? numbers.data && rsvpsInWords(numbers.data)
      : one && {
          counts: t('Going: {count}', { count: one.going }),
          room: one.capacity === null ? null : t('Capacity: {count}', { count: one.capacity }),
        }
  if (!words) return null
  return (
    <p className="numbers text-sm text-ink-soft">
      <span className="block font-medium text-ink">{words.counts}</span>
      {words.room}
    </p>
  )
}
