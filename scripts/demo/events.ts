import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { rsvpStatuses } from '../../contract/rsvps.ts'
import type { DemoClient } from './demo-client.ts'
import type { DemoMember, DemoPeople } from './people.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

/** An event as events.md has it. */
type Plan = {
  title: string
  description: string
  city: string
  zone: string
  start: Temporal.ZonedDateTime
  minutes: number
  place: { name: string; address: string; lat: number; lng: number } | undefined
  tags: string[]
  places: number | null
  price: { amount: number; currency: 'EUR' | 'TRY' | 'USD' } | null
  tickets: boolean
  /** Told to those nearby only. */
  near: boolean
  full: boolean
  /** Announced in these days, which puts it on the dashboard of those nearby. */
  fresh: boolean
  every: string | null
}
type Answer = (typeof rsvpStatuses)[number]

const nearKm = 60
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
/** Mira's answers. She has not answered the other events. */
const miraAnswers: Record<string, Answer> = {
  'Morning pages in the glasshouse': 'going',
  'Choir without an audience': 'going',
  'Breathing together': 'going',
  'Soup for the street': 'interested',
  'The winter sleep clinic': 'interested',
  'Mending circle': 'going',
  'First cold swim, with soup after': 'going',
}

/** Events around six cities and online, announced weeks ahead, and their RSVPs. */
export function gatherings(stage: DemoClient, people: DemoPeople, times: DemoTimes): DemoAction[] {
  const { call } = stage
  const luck = seededRandom(700)
  return readPlans(times).flatMap((plan) => {
    const starts = plan.start.toInstant()
    const ahead = starts.subtract({ hours: 24 * luck.whole(24, 55) })
    const latest = times.now.subtract({ hours: luck.whole(30, plan.fresh ? 60 : 200) })
    const announced = !plan.fresh && Temporal.Instant.compare(ahead, latest) < 0 ? ahead : latest
    const until = Temporal.Instant.compare(starts, times.now) < 0 ? starts : times.now
    const room = announced.until(until).total('minutes')
    let id = ''
    const announce = async () => {
      id = (await call('POST /global-events', { as: people.keeper, body: bodyOf(plan) })).id
    }
    return [
      { at: announced, does: announce },
      ...answers(plan, people, announced, luck).map(({ as, status }, n, all) => ({
        // In the order of the list, so that the first ones get a place.
        at: announced.add({ seconds: Math.round((60 * room * (n + luck.next())) / (all.length + 1)) }),
        does: () => call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status } }),
      })),
    ]
  })
}

function answers(
  plan: Plan,
  people: DemoPeople,
  announced: Temporal.Instant,
  luck: ReturnType<typeof seededRandom>,
) {
  const { city, near, place, places, full } = plan
  const here = (person: DemoMember) => person.city === city && person.located
  const known = people.at(announced).filter((person) => person !== people.mira)
  const asked = place ? known.filter(here) : known
  // Some members come from far away to an event that everybody sees.
  const far =
    place && !near
      ? luck.some(
          known.filter((person) => !here(person)),
          6,
        )
      : []
  const crowd = luck.some(asked, asked.length)
  const mira = miraAnswers[plan.title]
  const isMiraGoing = mira === 'going' ? 1 : 0
  const wish =
    places === null ? luck.whole(7, place ? 16 : 34) : full ? places : luck.whole(3, Math.ceil(places * 0.7))
  const going = crowd.splice(0, Math.max(0, Math.min(wish, places ?? wish) - isMiraGoing))
  const interested = [...crowd.splice(0, luck.whole(2, 6)), ...far]
  const not = crowd.splice(0, luck.whole(0, 3))
  const said = (list: DemoMember[], status: Answer) => list.map((as) => ({ as, status }))
  return [
    ...(mira ? said([people.mira], mira) : []),
    ...luck.some(
      [...said(going, 'going'), ...said(interested, 'interested'), ...said(not, 'not_going')],
      999,
    ),
  ]
}

function bodyOf(plan: Plan) {
  const { title, description, start, minutes, place, tags, places, price, tickets, near, every, zone } = plan
  const slug = title.toLowerCase().replace(/[^a-z]+/g, '-')
  return {
    title,
    description,
    start: start.toInstant().toString(),
    end: start.add({ minutes }).toInstant().toString(),
    location: place
      ? { type: 'venue' as const, ...place }
      : { type: 'online' as const, zoomLink: `https://example.org/rooms/${slug}` },
    tags,
    capacity: places,
    price,
    currency: price?.currency ?? 'EUR',
    ticketUrl: tickets ? `https://example.org/tickets/${slug}` : null,
    rsvpRequired: places !== null,
    recurrence: every,
    timezone: zone,
    ...(near && place
      ? { visibility: 'geo' as const, geoCenter: { lat: place.lat, lng: place.lng }, geoRadiusKm: nearKm }
      : {}),
  }
}

/**
 * The format of events.md: cities; in each, events with a line of facts, separated by semicolons, and a description.
 */
function readPlans({ today, zone: here }: DemoTimes): Plan[] {
  const zones = new Map(
    [...read('people.md').matchAll(/^# ([^,]+), (\S+),/gm)].map(([, city = '', zone = '']) => [city, zone]),
  )
  return read('events.md')
    .split(/^# /m)
    .filter(Boolean)
    .flatMap((part) => {
      const [city = '', ...plans] = part.split(/\n+## /)
      return plans.map((text) => {
        const [title = '', facts = '', ...description] = text.split('\n').filter(Boolean)
        const [when = '', where = '', ...rest] = facts.split('; ')
        const [, weeks = '0', weekday = '', away, clock = '', length = '1', unit = 'h'] =
          /^(?:week (-?\d+) (\w+)|in (\d) days) (\S+), (\d+) (h|min)$/.exec(when) ?? []
        const [first = '', ...others] = where.replace(/^at /, '').split(', ')
        const online = where.startsWith('online')
        const [lat = 0, lng = 0] = online ? [] : (rest.shift() ?? '').split(' ').map(Number)
        // Online events are at a good hour in every zone in which the demo may run.
        const zone = online ? here : zones.get(city.trim())
        if (!zone || !(away || weekdays.includes(weekday)))
          throw new Error(`events.md: ${title} has no time or no place.`)
        // The first such weekday from tomorrow on, and a number of weeks later.
        const tomorrow = today.add({ days: 1 })
        const days = (weekdays.indexOf(weekday) + 8 - tomorrow.dayOfWeek) % 7
        const date = away
          ? today.add({ days: Number(away) })
          : tomorrow.add({ days: days + 7 * Number(weeks) })
        const fact = (pattern: RegExp) => rest.map((one) => pattern.exec(one)).find(Boolean)
        const [, places] = fact(/^(\d+) places$/) ?? []
        const [, amount, currency] = fact(/^(\d+) (EUR|TRY|USD)$/) ?? []
        return {
          title,
          description: description.join('\n'),
          city: city.trim(),
          zone,
          start: date.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(clock) }),
          minutes: Number(length) * (unit === 'h' ? 60 : 1),
          place: online ? undefined : { name: first, address: others.join(', '), lat, lng },
          tags: (rest[0] ?? '').split(', '),
          places: places ? Number(places) : null,
          price: amount ? { amount: Number(amount), currency: currency as 'EUR' } : null,
          tickets: rest.includes('tickets'),
          near: rest.includes('near'),
          full: rest.includes('full'),
          fresh: rest.includes('fresh'),
          // A recurrence has semicolons of its own.
          every: /; every (\S+)$/.exec(facts)?.[1] ?? null,
        }
      })
    })
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
