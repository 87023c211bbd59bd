import type * as z from 'zod/mini'
import type { GlobalEvent, newEvent } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { tooLong } from '../../lib/too-long.ts'
import { dayIn, type Span, type spanOf, type Times, timesOf } from './event-times.ts'
import { parseNumber, parseRadius, parseReminders, parseTags, parseWhole, usualRadiusKm } from './rules.ts'

export type EventBody = z.input<typeof newEvent>

/** An event while it is written: what stands in the fields. */
export type EventForm = Times & {
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
  rsvpRequired: boolean
  recurrence: string
  reminders: string
  isActive: boolean
}
export type FormField = keyof EventForm
export type Problems = Partial<Record<FormField, string>>

/** A new event's form (admin.md section 4). */
export const emptyForm = (zone: string): EventForm => ({
  title: '',
  description: '',
  allDay: false,
  start: '',
  end: '',
  zone,
  place: 'venue',
  venueName: '',
  address: '',
  lat: '',
  lng: '',
  zoomLink: '',
  tags: '',
  visibility: 'all',
  geoLat: '',
  geoLng: '',
  geoRadiusKm: String(usualRadiusKm),
  ticketUrl: '',
  price: '',
  currency: 'USD',
  capacity: '',
  rsvpRequired: false,
  recurrence: '',
  reminders: '1440,60',
  isActive: true,
})

const written = (value: number | string | null | undefined): string => (value == null ? '' : String(value))

/** The form of an event that there is. */
export function formOf(event: GlobalEvent, zone: string): EventForm {
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
    rsvpRequired: event.rsvpRequired,
    recurrence: written(event.recurrence),
    reminders: event.remindersDefault.join(','),
    isActive: event.isActive,
  }
}

/** What an event's times were, for those that stay as they are. */
export const keptSpan = (event: GlobalEvent, zone: string): { times: Times; span: Span } => ({
  times: timesOf(event, zone),
  span: event.series ?? { start: event.start, end: event.end },
})

const isNumber = (text: string) => parseNumber(text) !== null

/** How many characters a field holds. */
const holds = {
  title: lengths.eventTitle,
  description: lengths.eventDescription,
  venueName: lengths.eventPlace,
  address: lengths.eventPlace,
  zoomLink: lengths.url,
  ticketUrl: lengths.url,
  recurrence: lengths.recurrence,
} satisfies Partial<Record<FormField, number>>

/** What is too long to be kept, by field. */
export function tooLongIn(form: EventForm): Problems {
  // What was typed for the kind of place that is not chosen is not sent.
  const unsent = form.place === 'online' ? ['venueName', 'address'] : ['zoomLink']
  const problems: Problems = Object.fromEntries(
    Object.entries(holds).flatMap(([field, max]) => {
      const wrong = unsent.includes(field)
        ? undefined
        : tooLong(form[field as keyof typeof holds].trim(), max)
      return wrong ? [[field, wrong]] : []
    }),
  )
  const tags = tooMuchOf(parseTags(form.tags))
  return tags ? { ...problems, tags } : problems
}

function tooMuchOf(tags: readonly string[]): string | undefined {
  const long = tags.find((tag) => tag.length > lengths.tag)
  if (long)
    return t('A tag holds {max, plural, other {# characters}}; please shorten “{beginning}…”.', {
      max: lengths.tag,
      beginning: long.slice(0, 20),
    })
  const count = tags.length - lengths.tags
  return count > 0
    ? t('There is room for {max, plural, other {# tags}}; please take out {count}.', {
        max: lengths.tags,
        count,
      })
    : undefined
}

/** What is wrong, by field, and the one sentence that says it (admin.md section 5); undefined when all is well. */
export function problemsOf(
  form: EventForm,
  span: ReturnType<typeof spanOf>,
): { sentence: string; fields: Problems } | undefined {
  const missing: Problems = {
    ...(isBlank(form.title) && { title: t('Please enter a title') }),
    ...(isBlank(form.description) && { description: t('Please enter a description') }),
    ...(!span.start && { start: t('Please choose when it starts') }),
    ...(!span.end && { end: t('Please choose when it ends') }),
  }
  if (Object.keys(missing).length > 0)
    return { sentence: t('Please fill in all required fields'), fields: missing }
  const long = tooLongIn(form)
  if (Object.keys(long).length > 0) return { sentence: t('Something is too long to be kept'), fields: long }
  const isReversed = form.allDay
    ? dayIn(form.end) < dayIn(form.start)
    : Date.parse(span.end ?? '') < Date.parse(span.start ?? '')
  if (isReversed) {
    const sentence = t('An event cannot end before it starts.')
    return { sentence, fields: { end: sentence } }
  }
  if (form.visibility === 'geo' && !(isNumber(form.geoLat) && isNumber(form.geoLng)))
    return {
      sentence: t('Geo-center coordinates are required for geo-targeted events'),
      fields: {
        ...(!isNumber(form.geoLat) && { geoLat: t('Please enter a latitude') }),
        ...(!isNumber(form.geoLng) && { geoLng: t('Please enter a longitude') }),
      },
    }
  return undefined
}

const orNull = (text: string): string | null => (isBlank(text) ? null : text.trim())

/** What is sent (admin.md sections 5 and 7): empties are null, the price is a number beside its currency. */
export function bodyOf(form: EventForm, { start, end }: Span): EventBody {
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
    ...(form.visibility === 'geo' && {
      geoCenter: { lat: Number(form.geoLat), lng: Number(form.geoLng) },
      geoRadiusKm: parseRadius(form.geoRadiusKm),
    }),
    ticketUrl: orNull(form.ticketUrl),
    price: parseNumber(form.price),
    currency: form.currency,
    capacity: parseWhole(form.capacity),
    rsvpRequired: form.rsvpRequired,
    recurrence: orNull(form.recurrence),
    remindersDefault: parseReminders(form.reminders),
    isActive: form.isActive,
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
