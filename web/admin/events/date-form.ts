import type { DateChange, GlobalEvent, SeriesDate } from '../../../contract/events.ts'
import type { WholeBody } from '../../lib/form/form-faults.ts'
import { type FormTimes, type TimeRange, timeRangeOf, timesOf } from './event-times.ts'
import { parseWhole } from './rules.ts'

/** One date of a series while it is changed: what stands in the fields. */
export type DateForm = FormTimes & {
  title: string
  description: string
  venueName: string
  address: string
  zoomLink: string
  capacity: string
}

const timedAt = (series: GlobalEvent, { start, end }: TimeRange) => ({
  ...series,
  start,
  end,
  series: null,
})

/** The form of a date, filled with what holds on it. */
export function dateFormOf(series: GlobalEvent, date: SeriesDate, zone: string): DateForm {
  const { change } = date
  const location = change?.location ?? series.location
  const [venue, online] = location.type === 'venue' ? [location, undefined] : [undefined, location]
  return {
    ...timesOf(timedAt(series, date), zone),
    title: change?.title ?? series.title,
    description: change?.description ?? series.description,
    venueName: venue?.name ?? '',
    address: venue?.address ?? '',
    zoomLink: online?.zoomLink ?? '',
    capacity: String(date.capacity ?? ''),
  }
}

/** The date that starts in its series at a moment, however that is written. */
export const dateNamed = (dates: readonly SeriesDate[] | undefined, name: string | undefined) =>
  dates?.find(({ occurrenceStart }) => name !== undefined && Date.parse(occurrenceStart) === Date.parse(name))

/** When a date of a series ends that starts at `from` and is as the others. */
export function plainEnd({ series, start, end }: GlobalEvent, from: string): string {
  const lasts = Date.parse(series?.end ?? end) - Date.parse(series?.start ?? start)
  return new Date(Date.parse(from) + lasts).toISOString()
}

/** When a date would be, if it were as the others. */
export const plainSpan = (event: GlobalEvent, { occurrenceStart }: SeriesDate): TimeRange => ({
  start: occurrenceStart,
  end: plainEnd(event, occurrenceStart),
})

/** The times of the form as moments. What was not touched is as it was, to the second. */
export const spanOf = (form: FormTimes, series: GlobalEvent, date: SeriesDate, zone: string) =>
  timeRangeOf(form, { times: timesOf(timedAt(series, date), zone), span: date })

const isSame = (one: string | undefined, other: string) => Date.parse(one ?? '') === Date.parse(other)
const textOrNull = (text: string) => (text.trim() === '' ? null : text.trim())

/** Where it is, if that is elsewhere than the series. Another address has no coordinates yet. */
function placeOf(form: DateForm, { location }: GlobalEvent): DateChange['location'] {
  if (location.type === 'online') {
    const zoomLink = textOrNull(form.zoomLink)
    return zoomLink === location.zoomLink ? null : { type: 'online', zoomLink }
  }
  const [name, address] = [textOrNull(form.venueName), textOrNull(form.address)]
  if (name === textOrNull(location.name ?? '') && address === textOrNull(location.address ?? '')) return null
  const isThere = address === textOrNull(location.address ?? '')
  return { ...location, name, address, ...(!isThere && { lat: null, lng: null }) }
}

/** What is sent: only what is otherwise than in the series, the rest is null. */
export function dateBodyOf(
  form: DateForm,
  { series, date, zone }: { series: GlobalEvent; date: SeriesDate; zone: string },
): WholeBody<'POST /global-events/{id}/occurrences/{occurrence}'> {
  const span = spanOf(form, series, date, zone)
  const plain = plainSpan(series, date)
  const isMoved = !isSame(span.start, plain.start) || !isSame(span.end, plain.end)
  const capacity = parseWhole(form.capacity)
  return {
    isCancelled: date.change?.isCancelled ?? false,
    start: isMoved ? span.start : null,
    end: isMoved ? span.end : null,
    title: form.title.trim() === series.title ? null : form.title.trim(),
    description: form.description.trim() === series.description ? null : form.description.trim(),
    location: placeOf(form, series),
    capacity: capacity === series.capacity ? null : capacity,
  }
}
