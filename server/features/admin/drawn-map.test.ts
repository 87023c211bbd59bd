import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
let admin: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
})
afterAll(() => app.close())

const draw = async (lat: number, lng: number) => {
  const { status, body, problem } = await app.call('GET /admin/map', { as: admin, query: { lat, lng } })
  expect(status, problem.detail).toBe(200)
  return body
}

/** The rings of a map as lists of points. */
const ringsOf = (land: string) =>
  land
    .split('Z')
    .filter(Boolean)
    .map((ring) =>
      ring
        .slice(1)
        .split(' ')
        .map((point) => point.split(',').map(Number) as [number, number]),
    )

/** Whether a point lies on land: by how often a ray to the right meets an edge of a ring. */
const isLand = (land: string, x: number, y: number) =>
  ringsOf(land).some((ring) => {
    let inside = false
    for (const [at, [x1, y1]] of ring.entries()) {
      const [x2, y2] = ring.at(at - 1) as [number, number]
      if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside
    }
    return inside
  })

test('a map has the land, the cities and the nearest one', async () => {
  const map = await draw(41.0138, 28.9497)
  expect(map.nearest).toEqual({ display_name: 'Istanbul, Türkiye', km: expect.any(Number) })
  expect(map.nearest?.km).toBeLessThan(5)
  const names = map.cities.map(({ name }) => name)
  expect(names[0]).toBe('Istanbul')
  expect(names).toContain('Bursa')
  const bursa = map.cities.find(({ name }) => name === 'Bursa')
  expect(bursa?.x).toBeGreaterThan(map.center.x - 20)
  expect(bursa?.y, 'to the south of it').toBeGreaterThan(map.center.y + 20)
  // The Black Sea is above, Anatolia to the right.
  expect(isLand(map.land, 250, 10)).toBe(false)
  expect(isLand(map.land, 330, 200)).toBe(true)
  for (const ring of ringsOf(map.land))
    for (const [x, y] of ring) {
      expect(Math.abs(x - map.width / 2)).toBeLessThanOrEqual(map.width / 2 + 6)
      expect(Math.abs(y - map.height / 2)).toBeLessThanOrEqual(map.height / 2 + 6)
    }
})

test('names do not lie on each other', async () => {
  // Where there are many.
  const { cities } = await draw(51.5, 7)
  expect(cities.length).toBeGreaterThan(3)
  for (const [at, one] of cities.entries())
    for (const other of cities.slice(at + 1))
      expect(
        Math.abs(one.y - other.y) >= 16 || Math.abs(one.x - other.x) >= 14,
        `${one.name} ${other.name}`,
      ).toBe(true)
})

test('a map across the date line has the land of both sides', async () => {
  const fiji = await draw(-17, 179.9)
  expect(isLand(fiji.land, fiji.center.x - 70, fiji.center.y + 38), 'Viti Levu').toBe(true)
  const other = await draw(-17, -179.9)
  expect(ringsOf(other.land).length).toBeGreaterThan(3)
})

test.each([
  ['at sea', -30, -20],
  ['at a pole', 90, 0],
  ['at the other pole', -90, 180],
])('%s there is a map without a city', async (_, lat, lng) => {
  expect(await draw(lat, lng)).toMatchObject({ nearest: null, cities: [] })
})

test('only for administrators, and only for a place on the Earth', async () => {
  const query = { lat: 41, lng: 29 }
  const member = await makeMember(app)
  expect((await app.call('GET /admin/map', { as: member, query })).status).toBe(403)
  expect((await app.call('GET /admin/map', { as: admin, query: { ...query, lat: 91 } })).status).toBe(400)
})
