import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { demoPeople } from '../../server/features/demo/people.ts'
import type { Actor, DemoClient } from './demo-client.ts'
import { seededRandom } from './random.ts'
import type { DemoAction, DemoTimes } from './times.ts'

export type DemoMember = Actor & {
  name: string
  city: string
  lat: number
  lng: number
  /** Whether they said where they are. */
  located: boolean
  joined: Temporal.Instant
}

/** All people, and those that are needed by their first name. */
export type DemoPeople = {
  all: DemoMember[]
  mira: DemoMember
  keeper: Actor
  called(name: string): DemoMember
  /** The people who had an account at an instant and are never suspended. */
  at(instant: Temporal.Instant): DemoMember[]
}

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'
const desk = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:152.0) Gecko/20100101 Firefox/152.0'
/** An administrator will suspend them (office.ts), so they take part in nothing else. */
const shutOut = ['Edmundo', 'Esteban Acosta']
/** Mira lives in Lisbon, in every zone in which the demo runs. */
const homeZone = 'Europe/Lisbon'
/** A person who writes or is named in a post has an account for at least this long. */
const daysOfSpeakers = 250

/** Reads people.md: the people of each city. Some join in the first weeks, then a few every week. */
export function readPeople({ now, zone }: DemoTimes): DemoPeople {
  const luck = seededRandom(200)
  const spoken = speakers()
  const all: DemoMember[] = []
  for (const part of read('people.md').split(/^# /m).filter(Boolean)) {
    const [heading = '', ...lines] = part.split('\n')
    const [city = '', place = '', spot = ''] = heading.split(', ')
    const [lat = 0, lng = 0] = spot.split(' ').map(Number)
    for (const name of lines.join('; ').split(';')) {
      if (!name.trim()) continue
      const days = Math.round(350 * luck.next() ** 1.4)
      const first = [...spoken].some((one) => isCalled(name.trim(), one))
      const since = first ? luck.whole(daysOfSpeakers, 364) : days
      const hours = 24 * since + luck.whole(3, 23)
      all.push({
        name: name.trim(),
        email: addressOf(name.trim()),
        city,
        zone: place,
        lat,
        lng,
        located: luck.is(0.85),
        joined: now.subtract({ hours }),
      })
    }
  }
  const lisbon = all.find(({ city }) => city === 'Lisbon')
  if (!lisbon) throw new Error('Nobody lives in Lisbon, where Mira does.')
  const { name, email } = demoPeople.member
  const joined = now.subtract({ hours: 366 * 24 })
  const mira: DemoMember = { ...lisbon, name, email, zone, joined, located: true, userAgent: phone }
  all.push(mira)
  const byJoining = all.toSorted((a, b) => Temporal.Instant.compare(a.joined, b.joined))
  return {
    all: byJoining,
    mira,
    keeper: { email: demoPeople.admin.email, zone, userAgent: desk },
    called(wanted) {
      const found = all.filter((person) => isCalled(person.name, wanted))
      if (found.length !== 1 || !found[0]) throw new Error(`${found.length} people are called ${wanted}.`)
      return found[0]
    },
    at: (instant) =>
      byJoining.filter(
        ({ name, joined }) => !shutOut.includes(name) && Temporal.Instant.compare(joined, instant) < 0,
      ),
  }
}

/** Registers everybody, and stores a location for most of them. */
export function arrivals({ call, welcome }: DemoClient, { all, mira }: DemoPeople): DemoAction[] {
  const luck = seededRandom(201)
  return all.map((person) => ({
    at: person.joined,
    async does() {
      if (person === mira) await call('POST /auth/register', { body: demoPeople.member })
      else await welcome(person)
      if (!person.located) return
      // The zone gives the name of her city, and she gives her coordinates.
      if (person === mira) {
        const query = { timezone_str: homeZone }
        await call('POST /user/infer-location-from-timezone', { as: mira, query })
      }
      const near = (degrees: number) => degrees + (person === mira ? 0 : luck.around(0, 0.03))
      const body = { lat: near(person.lat), lng: near(person.lng), location_requested: true }
      return call('PATCH /user/location', { as: person, body })
    },
  }))
}

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')
const isCalled = (name: string, wanted: string) => name === wanted || name.startsWith(`${wanted} `)
const speakers = () =>
  new Set([...read('posts.md').matchAll(/^(?:# ([^,]+),|- ([^:]+):)/gm)].map((m) => m[1] ?? m[2] ?? ''))

const addressOf = (name: string) =>
  `${name
    .normalize('NFD')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replace(/[^a-z -]/gi, '')
    .toLowerCase()
    .replaceAll(' ', '.')}@example.org`
