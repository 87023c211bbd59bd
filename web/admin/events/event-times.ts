import type { GlobalEvent } from '../../../contract/events.ts'
import { addDays } from '../../../contract/week.ts'
import { wholeDays } from '../../../contract/whole-days.ts'
import { cityInWords } from '../../lib/cities.ts'
import { formatLocale } from '../../lib/locale.ts'
import { instantInZone, wallClockAt } from '../../lib/time/wall-clock.ts'

/**
 * The times of an event as its form holds them: `YYYY-MM-DDTHH:MM` on the wall clock of an IANA zone, or empty. For an
 * all-day event only the days of both ends count, its last day included.
 */
export type FormTimes = {
  allDay: boolean
  start: string
  end: string
  zone: string
}
export type TimeRange = { start: string; end: string }
type Timed = Pick<GlobalEvent, 'start' | 'end' | 'allDay' | 'timezone' | 'recurrence' | 'series'>

/** The hours a day gets that was chosen without any, for when the event fills whole days no longer. */
export const usualHours = { start: '09:00', end: '10:00' } as const

export const dayIn = (text: string): string => text.slice(0, 10)

/**
 * The times of an event for its form; of a recurring event, those of its first occurrence. An event without a zone
 * uses the zone of the server where it recurs, else the reader's.
 */
export function timesOf(event: Timed, ownZone: string): FormTimes {
  const { start, end } = event.series ?? event
  if (event.allDay) {
    const days = wholeDays({ ...event, start, end }, ownZone)
    const day = (moment: Date) => dayIn(wallClockAt(moment.getTime(), days.zone))
    return {
      allDay: true,
      start: `${day(days.first)}T${usualHours.start}`,
      end: `${day(days.last)}T${usualHours.end}`,
      zone: days.zone,
    }
  }
  const zone = event.timezone ?? (event.recurrence ? 'UTC' : ownZone)
  const clock = (moment: string) => wallClockAt(Date.parse(moment), zone)
  return { allDay: false, start: clock(start), end: clock(end), zone }
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** A moment as `YYYY-MM-DDTHH:MM` in a zone; undefined when the field is not filled. */
function instantOf(text: string, zone: string): string | undefined {
  const [day = '', time = ''] = text.split('T')
  if (!isDay(day) || !/^\d\d:\d\d/.test(time)) return undefined
  return new Date(instantInZone(day, time.slice(0, 5), zone)).toISOString()
}

/** The first moment of a day in a zone; undefined without a day. */
const dayStart = (day: string, zone: string): string | undefined =>
  isDay(day) ? new Date(instantInZone(day, '00:00', zone)).toISOString() : undefined

/**
 * The moments to send. An all-day event ends when the day after its last one begins. A time that is still as it was
 * `before` is sent as it was, to the second, also in the hour that clocks repeat.
 */
export function timeRangeOf(
  times: FormTimes,
  before?: { times: FormTimes; span: TimeRange },
): { start: string | undefined; end: string | undefined } {
  const { allDay, zone } = times
  const moment = (end: 'start' | 'end') => {
    const isSame = before && before.times.allDay === allDay && before.times.zone === zone
    const text = times[end]
    const kept = before?.times[end] ?? ''
    if (isSame && (allDay ? dayIn(text) === dayIn(kept) : text === kept)) return before.span[end]
    if (!allDay) return instantOf(text, zone)
    const day = dayIn(text)
    return dayStart(end === 'end' && isDay(day) ? addDays(day, 1) : day, zone)
  }
  return { start: moment('start'), end: moment('end') }
}

/** What the clock really shows when the time that was typed is skipped by a change of clocks; undefined otherwise. */
export function skippedTo(text: string, zone: string): string | undefined {
  const instant = instantOf(text, zone)
  const shown = instant && wallClockAt(Date.parse(instant), zone)
  return shown && shown !== text.slice(0, 16) ? shown.slice(11) : undefined
}

/** Today's names of the zones that browsers list by older ones. */
const renamed: Record<string, string> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
}

/** The present name of a zone, if this browser understands it. */
function presentName(zone: string): string {
  const name = renamed[zone]
  if (!name) return zone
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return name
  } catch {
    return zone
  }
}

/**
 * Every zone this browser knows, by its region and in the order of its cities' names in the reader's language, with those
 * of `always` whatever the browser calls them.
 */
export function zonesByRegion(always: readonly string[]): [region: string, zones: string[]][] {
  const own = always.map(presentName)
  const names = Intl.supportedValuesOf('timeZone').map(presentName)
  const known = [...new Set(names)].filter((zone) => zone.includes('/')).sort()
  const regions = new Map<string, string[]>()
  for (const zone of known.filter((one) => !own.includes(one))) {
    const region = zone.slice(0, zone.indexOf('/'))
    regions.set(region, [...(regions.get(region) ?? []), zone])
  }
  const { compare } = new Intl.Collator(formatLocale())
  return [...regions].map(([region, zones]) => [
    region,
    zones.toSorted((one, other) => compare(zoneInWords(one), zoneInWords(other))),
  ])
}

const regionCodes: Readonly<Record<string, string>> = {
  Africa: '002',
  America: '019',
  Antarctica: 'AQ',
  Asia: '142',
  Australia: 'AU',
  Europe: '150',
}

/** A region of zones in the reader's language, where Intl names it. In English it is the zones' own word. */
export const regionInWords = (region: string, locale = formatLocale()): string =>
  (!locale.startsWith('en') &&
    regionCodes[region] &&
    new Intl.DisplayNames(locale, { type: 'region' }).of(regionCodes[region])) ||
  region

/** Cities whose zones spell them in another way. */
const spelled: Readonly<Record<string, string>> = {
  'America/Lower_Princes': 'Lower Prince’s Quarter',
  'America/St_Johns': 'St. John’s',
  'Antarctica/DumontDUrville': 'Dumont d’Urville',
  'Asia/Ho_Chi_Minh': 'Ho Chi Minh City',
}

/** A zone by its city, with the state or country that its name has: 'Buenos Aires, Argentina'. */
export function zoneInWords(zone: string): string {
  const [city = '', ...around] = zone.replaceAll('_', ' ').split('/').slice(1).reverse()
  return city ? [cityInWords(spelled[zone] ?? city), ...around].join(', ') : zone
}
