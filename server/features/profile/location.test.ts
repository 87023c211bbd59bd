import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const stored = (id: string) =>
  app.db
    .selectFrom('members')
    .select(['city', 'country', 'lat', 'lng', 'location_requested'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

describe('sharing a location', () => {
  test('keeps it to about a kilometre, also in the database', async () => {
    const member = await makeMember(app)
    const { status, body } = await app.call('PATCH /user/location', {
      as: member,
      body: { lat: 41.0082376, lng: -28.9783589, location_requested: true },
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...member.user, lat: 41.01, lng: -28.98, location_requested: true })
    expect(await stored(member.user.id)).toMatchObject({ lat: 41.01, lng: -28.98 })
  })

  test('changes nothing that is not given', async () => {
    const member = await makeMember(app)
    await app.call('PATCH /user/location', { as: member, body: { lat: 0, lng: 180 } })
    const asked = await app.call('PATCH /user/location', { as: member, body: { location_requested: true } })
    expect(asked.body).toMatchObject({ lat: 0, lng: 180, location_requested: true })
    const nothing = await app.call('PATCH /user/location', { as: member, body: {} })
    expect([nothing.status, nothing.problem.detail]).toEqual([400, 'Nothing to change was given.'])
    const again = await app.call('PATCH /user/location', { as: member, body: { location_requested: false } })
    expect(again.body).toEqual({ ...asked.body, location_requested: false })
  })

  test('takes no half of a place and no place outside the world', async () => {
    const member = await makeMember(app)
    const places = [{ lat: 1 }, { lng: 1 }, { lat: 90.01, lng: 0 }, { lat: 0, lng: -180.01 }]
    for (const body of places) {
      const { status, problem } = await app.call('PATCH /user/location', { as: member, body })
      expect([status, typeof problem.detail]).toEqual([400, 'string'])
    }
    expect(await stored(member.user.id)).toMatchObject({ lat: null, lng: null, location_requested: false })
  })

  test("is the member's own and nobody else's", async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)]
    await app.call('PATCH /user/location', { as: one, body: { lat: 10, lng: 10, location_requested: true } })
    expect(await stored(other.user.id)).toMatchObject({ lat: null, location_requested: false })
  })
})

describe('inferring a location from the time zone', () => {
  const infer = (as: Awaited<ReturnType<typeof makeMember>>, timezone_str: string) =>
    app.call('POST /user/infer-location-from-timezone', { as, query: { timezone_str } })

  test('stores the city and that the member was asked, and no coordinates', async () => {
    const member = await makeMember(app)
    const { status, body } = await infer(member, 'Asia/Calcutta')
    expect(status).toBe(200)
    expect(body).toEqual({
      user: { ...member.user, city: 'Mumbai', country: 'India', location_requested: true },
      location: { city: 'Mumbai', country: 'India' },
    })
    expect(await stored(member.user.id)).toEqual({
      city: 'Mumbai',
      country: 'India',
      lat: null,
      lng: null,
      location_requested: true,
    })
  })

  test('leaves shared coordinates alone', async () => {
    const member = await makeMember(app)
    await app.call('PATCH /user/location', { as: member, body: { lat: 48.2, lng: 16.37 } })
    expect((await infer(member, 'Europe/Vienna')).body.user).toMatchObject({
      lat: 48.2,
      lng: 16.37,
      city: 'Vienna',
    })
  })

  test('of a zone that is nowhere is refused with a sentence, and nothing is stored', async () => {
    const member = await makeMember(app)
    for (const zone of ['Mars/Olympus', 'Etc/GMT+3', "'; drop table members; --"]) {
      const { status, problem } = await infer(member, zone)
      expect([status, problem.detail]).toEqual([400, 'No city is known for this time zone.'])
    }
    expect(await stored(member.user.id)).toMatchObject({ city: null, location_requested: false })
  })
})

test('what a profile says is changed sixty times in ten minutes at most, whatever of it', async () => {
  const as = await makeMember(app)
  const goals = { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: null }
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    statuses.push((await app.call('PATCH /user/profile', { as, body: { name: `Ada ${n}` } })).status)
    statuses.push((await app.call('PATCH /user/health-goals', { as, body: goals })).status)
  }
  expect(statuses).toEqual([...Array(60).fill(200), 429, 429])
})
