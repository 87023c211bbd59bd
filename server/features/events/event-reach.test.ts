import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeEvent, makeMember } from '../../test/make.ts'
import { eventsFor } from './queries.ts'
import { earthRadiusKm } from './rules.ts'
import { type Coordinates, isVisibleTo } from './visibility.ts'

let app: TestApp
let admin: Session
let member: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  member = await makeMember(app)
})
afterAll(() => app.close())

const around = (geoCenter: Coordinates, geoRadiusKm?: number) =>
  makeEvent(app, { visibility: 'geo', geoCenter, ...(geoRadiusKm ? { geoRadiusKm } : {}) }, admin)
const tells = async (id: string, query: object, as = member) =>
  (await app.call('GET /global-events', { as, query })).body.some((event) => event.id === id)

test('geo-targeted events reach whoever is near, and nobody whose place is unknown', async () => {
  const { id, geoRadiusKm } = await around({ lat: 41.01, lng: 28.95 })
  expect(geoRadiusKm).toBe(50)
  expect(await tells(id, {})).toBe(false)
  expect(await tells(id, { lat: 41.2, lng: 29.1 })).toBe(true)
  expect(await tells(id, { lat: 39.93, lng: 32.86 })).toBe(false)
  const near = await makeMember(app)
  await app.call('PATCH /user/location', { as: near, body: { lat: 41, lng: 29 } })
  expect(await tells(id, {}, near)).toBe(true)
  expect(await tells(id, { lat: 39.93, lng: 32.86 }, near)).toBe(false)
  expect((await app.call('GET /global-events/{id}', { as: near, params: { id } })).status).toBe(200)
  expect((await app.call('GET /global-events/{id}', { as: member, params: { id } })).status).toBe(404)
})

test('an administrator is told of all, unless they say where they are', async () => {
  const { id } = await around({ lat: 41.01, lng: 28.95 })
  expect(await tells(id, {}, admin)).toBe(true)
  expect(await tells(id, { active_only: 'false' }, admin)).toBe(true)
  expect(await tells(id, { lat: 0, lng: 0 }, admin)).toBe(false)
  expect(await tells(id, { active_only: 'false', lat: 0, lng: 0 }, admin)).toBe(true)
})

test('whole worlds and poles', async () => {
  const everywhere = await around({ lat: 12, lng: 34 }, 20_040)
  expect(await tells(everywhere.id, { lat: -12, lng: -146 })).toBe(true)
  expect(await tells(everywhere.id, {})).toBe(false)
  const pole = await around({ lat: 90, lng: 0 }, 120)
  for (const lng of [-180, -90, 0, 77, 180]) {
    expect(await tells(pole.id, { lat: 89, lng })).toBe(true)
    expect(await tells(pole.id, { lat: 88.9, lng })).toBe(false)
    expect(await tells(pole.id, { lat: -89, lng })).toBe(false)
  }
})

test('numbers too small to reckon with are no fault', async () => {
  const { id } = await around({ lat: 1e-320, lng: -1e-320 }, 1)
  expect(await tells(id, { lat: '1e-320', lng: '-1e-320' })).toBe(true)
  const refused = await app.call('GET /global-events', { as: member, query: { lat: '', lng: '' } })
  expect(refused.status).toBe(400)
})

test('across the date line', async () => {
  const { id } = await around({ lat: -16.8, lng: 179.99 }, 60)
  expect(await tells(id, { lat: -16.8, lng: -179.6 })).toBe(true)
  expect(await tells(id, { lat: -16.8, lng: 180 })).toBe(true)
  expect(await tells(id, { lat: -16.8, lng: -180 })).toBe(true)
  expect(await tells(id, { lat: -16.8, lng: -179 })).toBe(false)
})

describe('the distance', () => {
  /**
   * The angle between two places as vectors. It is independent of the haversine formula, and exact at every distance.
   */
  const distanceKm = (a: Coordinates, b: Coordinates): number => {
    const vector = ({ lat, lng }: Coordinates): [number, number, number] => {
      const [phi, lambda] = [(lat * Math.PI) / 180, (lng * Math.PI) / 180]
      return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)]
    }
    const [ax, ay, az] = vector(a)
    const [bx, by, bz] = vector(b)
    const cross = Math.hypot(ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
    return earthRadiusKm * Math.atan2(cross, ax * bx + ay * by + az * bz)
  }
  // To a centimeter, as the contract rounds coordinates.
  const rounded = (value: number) => Math.round(value * 1e7) / 1e7
  const edge = (max: number) =>
    fc.oneof(
      fc.double({ min: -max, max, noNaN: true }).map(rounded),
      fc.constantFrom(-max, max, 0, max - 0.01, 0.01 - max, 1e-7),
    )
  const place = fc.record({ lat: edge(90), lng: edge(180) })

  test('decides anywhere on Earth, and the index leaves nobody out', async () => {
    const { id } = await around({ lat: 0, lng: 0 }, 1)
    const update = app.db.updateTable('events').where('id', '=', id)
    await fc.assert(
      fc.asyncProperty(
        place,
        fc.double({ min: 0.01, max: 20_040, noNaN: true }),
        fc.oneof(place, fc.record({ lat: edge(1), lng: edge(1) })),
        fc.boolean(),
        async (centre, radius, other, nearby) => {
          const viewer = nearby
            ? {
                lat: rounded(Math.max(-90, Math.min(90, centre.lat + other.lat / 90))),
                lng: rounded(((centre.lng + other.lng + 540) % 360) - 180),
              }
            : other
          const distance = distanceKm(centre, viewer)
          // At the edge itself either answer is right, because floating-point numbers are exact to about a millimeter.
          if (Math.abs(distance - radius) < 1e-5 * Math.max(1, radius)) return
          await update.set({ geo_lat: centre.lat, geo_lng: centre.lng, geo_radius_km: radius }).execute()
          const { told } = await app.db
            .selectFrom('events')
            .select(isVisibleTo({ seesArchived: false, place: viewer }).as('told'))
            .where('id', '=', id)
            .executeTakeFirstOrThrow()
          expect(told).toBe(distance < radius)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('is looked up in the index, together with the range', async () => {
    const plan = await app.db.transaction().execute(async (tx) => {
      // The query planner reads a small table whole.
      await sql`set local enable_seqscan = off`.execute(tx)
      const lines = await eventsFor(tx, { seesArchived: false, place: { lat: 41, lng: 29 } })
        .where(sql<boolean>`span && tstzrange('2026-12-01Z', '2027-01-01Z')`)
        .explain<{ 'QUERY PLAN': string }>()
      return lines.map((line) => line['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/events_for_all .*\n\s+Index Cond: \(span && /)
    expect(plan).toMatch(/events_around .*\n\s+Index Cond: \(\(reach @> .* AND \(span && /)
  })
})
