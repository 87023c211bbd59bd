import { isBlank } from '../../../contract/blank.ts'
import type { GlobalEvent } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import type { Fault, WholeBody } from '../../lib/form/form-faults.ts'
import { dayIn, type FormTimes, type TimeRange, timeRangeOf, timesOf } from './event-times.ts'
import { parseNumber, parseRadius, parseReminders, parseTags, parseWhole, usualRadiusKm } from './rules.ts'

/** An event while it is written: what stands in the fields. */
export type EventForm = FormTimes & {
  title: string
  description: string
  place: 'venue' | 'online'
  venueName: string
  address: string
  lat: string
  lng: string
  zoomLink: string
  tags: string
  visibility: 'all' | 'geo'
  geoLat: string
  geoLng: string
  geoRadiusKm: string
  ticketUrl: string
  price: string
  currency: GlobalEvent['currency']
  capacity: string
  waitlist: boolean
  rsvpRequired: boolean
  recurrence: string
  reminders: string
  isActive: boolean
}
export type FormField = keyof EventForm

/** A new event's form (specification, Admin 4), in the order of its fields, in which faults are told. */
export const emptyForm = (zone: string): EventForm => ({
  title: '',
  description: '',
  allDay: false,
  start: '',
  end: '',
  zone,
  recurrence: '',
  reminders: '1440,60',
  tags: '',
  place: 'venue',
  venueName: '',
  address: '',
  lat: '',
  lng: '',
  zoomLink: '',
  visibility: 'all',
  geoLat: '',
  geoLng: '',
  geoRadiusKm: String(usualRadiusKm),
  ticketUrl: '',
  price: '',
  currency: 'USD',
  capacity: '',
  waitlist: false,
  rsvpRequired: false,
  isActive: true,
})

const written = (value: number | string | null | undefined): string => (value == null ? '' : String(value))

/** An event that recurs as its series has it, whatever is different on the date at which it was told. */
export function asSeries(event: GlobalEvent): GlobalEvent {
  const { title, description, location, capacity } = event.series ?? {}
  return {
    ...event,
    title: title ?? event.title,
    description: description ?? event.description,
    location: location ?? event.location,
    capacity: capacity === undefined ? event.capacity : capacity,
  }
}

/** The form of an event that there is. */
export function eventFormOf(told: GlobalEvent, zone: string): EventForm {
  const event = asSeries(told)
  const { location, geoCenter, price } = event
  const empty = emptyForm(zone)
  return {
    ...empty,
    ...timesOf(event, zone),
    title: event.title,
    description: event.description,
    ...(location.type === 'online'
      ? { place: 'online', zoomLink: written(location.zoomLink) }
      : {
          place: 'venue',
          venueName: written(location.name),
          address: written(location.address),
          lat: written(location.lat),
          lng: written(location.lng),
        }),
    tags: event.tags.join(', '),
    visibility: event.visibility,
    geoLat: written(geoCenter?.lat),
    geoLng: written(geoCenter?.lng),
    geoRadiusKm: event.geoRadiusKm === null ? empty.geoRadiusKm : String(event.geoRadiusKm),
    ticketUrl: written(event.ticketUrl),
    price: written(price?.amount),
    currency: price?.currency ?? event.currency,
    capacity: written(event.capacity),
    waitlist: event.waitlist ?? false,
    rsvpRequired: event.rsvpRequired,
    recurrence: written(event.recurrence),
    reminders: event.remindersDefault.join(','),
    isActive: event.isActive,
  }
}

/** What an event's times were, for those that stay as they are. */
export const storedTimes = (event: GlobalEvent, zone: string): { times: FormTimes; span: TimeRange } => ({
  times: timesOf(event, zone),
  span: event.series ?? { start: event.start, end: event.end },
})

const isNumber = (text: string) => parseNumber(text) !== null

/** What a field says that has to be filled in; a place only by an event for those near it. */
export const requiredTexts = texts({
  title: 'Please enter a title',
  description: 'Please enter a description',
  start: 'Please choose when it starts',
  end: 'Please choose when it ends',
  geoLat: 'Please enter a latitude',
  geoLng: 'Please enter a longitude',
} satisfies Partial<Record<FormField, string>>)
type Needed = keyof typeof requiredTexts
const reversed = texts('An event cannot end before it starts.')

function tagFaults(tags: readonly string[]): Fault[] {
  const long = tags.find((tag) => tag.length > lengths.tag)
  const count = tags.length - lengths.tags
  if (!long && count <= 0) return []
  const text = long
    ? t('A tag holds {max, plural, other {# characters}}; please shorten “{beginning}…”.', {
        max: lengths.tag,
        beginning: long.slice(0, 20),
      })
    : t('There is room for {max, plural, other {# tags}}; please take out {count}.', {
        max: lengths.tags,
        count,
      })
  return [{ name: 'tags', text, isLive: true }]
}

/** What the form asks for beyond the contract, and what is missing in its own words (specification, Admin 5). */
export function checkEvent(form: EventForm, span: ReturnType<typeof timeRangeOf>): Fault[] {
  const isReversed = form.allDay
    ? dayIn(form.end) < dayIn(form.start)
    : Date.parse(span.end ?? '') < Date.parse(span.start ?? '')
  const isGeo = form.visibility === 'geo'
  const unread = {
    start: !span.start,
    end: !span.end,
    geoLat: isGeo && !isNumber(form.geoLat),
    geoLng: isGeo && !isNumber(form.geoLng),
  }
  const missing = (Object.keys(unread) as (keyof typeof unread)[]).filter((name) => unread[name])
  return [
    ...missing.map((name) => ({ name, text: translate(requiredTexts[name]) })),
    ...(span.start && span.end && isReversed ? [{ name: 'end', text: translate(reversed) }] : []),
    ...tagFaults(parseTags(form.tags)),
  ]
}

/** The one sentence for all that is wrong, the most telling of them (specification, Admin 5). */
export function sentenceFor(faults: readonly Fault[]): string | undefined {
  const lacks = (...names: Needed[]) =>
    faults.some(({ name, text }) =>
      names.some((one) => one === name && text === translate(requiredTexts[one])),
    )
  if (lacks('title', 'description', 'start', 'end')) return t('Please fill in all required fields')
  if (faults.some(({ isLive }) => isLive)) return t('Something is too long to be kept')
  if (faults.some(({ text }) => text === translate(reversed))) return translate(reversed)
  if (lacks('geoLat', 'geoLng')) return t('Geo-center coordinates are required for geo-targeted events')
  return faults[0]?.text
}

const orNull = (text: string): string | null => (isBlank(text) ? null : text.trim())

/** What is sent (specification, Admin 5 and 7): empties are null, the price is a number beside its currency. */
export function eventBodyOf(
  form: EventForm,
  { start, end }: ReturnType<typeof timeRangeOf>,
): WholeBody<'POST /global-events'> {
  const isGeo = form.visibility === 'geo'
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    start,
    end,
    allDay: form.allDay,
    timezone: form.zone,
    location:
      form.place === 'online'
        ? { type: 'online', zoomLink: orNull(form.zoomLink) }
        : {
            type: 'venue',
            name: orNull(form.venueName),
            address: orNull(form.address),
            lat: parseNumber(form.lat),
            lng: parseNumber(form.lng),
          },
    tags: parseTags(form.tags),
    visibility: form.visibility,
    geoCenter: isGeo ? { lat: Number(form.geoLat), lng: Number(form.geoLng) } : undefined,
    geoRadiusKm: isGeo ? parseRadius(form.geoRadiusKm) : undefined,
    ticketUrl: orNull(form.ticketUrl),
    // The form has no field for it, and leaves it as it is.
    bookingUrl: undefined,
    price: parseNumber(form.price),
    currency: form.currency,
    capacity: parseWhole(form.capacity),
    // Left out of a new event without one, which is sent as specified.
    waitlist: form.waitlist || undefined,
    rsvpRequired: form.rsvpRequired,
    recurrence: orNull(form.recurrence),
    remindersDefault: parseReminders(form.reminders),
    isActive: form.isActive,
  }
}

/**
 * The form as an event that members see; undefined until it is known when it is. Of a series it is the date that
 * starts at `next`, if that is known.
 */
export function previewOf(form: EventForm, id = 'preview', next?: string): GlobalEvent | undefined {
  const range = timeRangeOf(form)
  const [first, last] = [Date.parse(range.start ?? ''), Date.parse(range.end ?? '')]
  if (Number.isNaN(first) || Number.isNaN(last) || last < first) return undefined
  const { price, location, recurrence, waitlist, ...body } = eventBodyOf(form, range)
  const start = recurrence && next ? Date.parse(next) : first
  const moment = (at: number) => new Date(at).toISOString()
  return {
    ...(body as Omit<GlobalEvent, 'price'>),
    id,
    title: form.title.trim() || t('Untitled'),
    start: moment(start),
    end: moment(start + last - first),
    createdAt: moment(first),
    location: location as GlobalEvent['location'],
    geoCenter: null,
    geoRadiusKm: null,
    bookingUrl: null,
    price: typeof price === 'number' ? { amount: price, currency: form.currency } : null,
    available: body.capacity ?? null,
    waitlist: waitlist ?? false,
    recurrence: recurrence ?? null,
    occurrenceStart: recurrence ? moment(start) : null,
    series: null,
  }
}

const controls: Record<string, FormField> = {
  timezone: 'zone',
  'location.name': 'venueName',
  'location.address': 'address',
  'location.lat': 'lat',
  'location.lng': 'lng',
  'location.zoomLink': 'zoomLink',
  location: 'address',
  geoCenter: 'geoLat',
  'geoCenter.lat': 'geoLat',
  'geoCenter.lng': 'geoLng',
  'price.amount': 'price',
  remindersDefault: 'reminders',
}

/** The field of the form that a path in the server's refusal is about; undefined for one it does not have. */
export function fieldAt(path: string, form: EventForm): FormField | undefined {
  const [head = ''] = path.split('.')
  const name = controls[path] ?? controls[head] ?? head
  return name in form ? (name as FormField) : undefined
}
