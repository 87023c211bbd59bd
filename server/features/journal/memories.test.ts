import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeEntry, makeMember } from '../../test/make.ts'
import { rememberedDays } from './rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const choose = (as: Session, on_this_day: 'off' | 'pleasant' | 'all') =>
  app.call('PATCH /journal/settings', { as, body: { on_this_day } })
const shown = async (as: Session, date = '2026-11-18') =>
  (await app.call('GET /journal/on-this-day', { as, query: { date } })).body.entries.map((one) => one.date)
const feel = (as: Session, date: string, mood: string) => app.call('POST /mood', { as, body: { date, mood } })

describe('on this day', () => {
  test('nothing is shown until the member wants it', async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    await makeEntry(app, as, { date: '2025-11-18' })
    await feel(as, '2025-11-18', 'happy')
    expect((await app.call('GET /journal/settings', { as })).body).toEqual({ on_this_day: 'off' })
    expect(await shown(as)).toEqual([])
    expect((await choose(as, 'all')).body).toEqual({ on_this_day: 'all' })
    expect(await shown(as)).toEqual(['2025-11-18'])
    expect((await app.call('GET /journal/settings', { as: other })).body).toEqual({ on_this_day: 'off' })
    await choose(as, 'off')
    expect(await shown(as)).toEqual([])
  })

  test('the same day of earlier years and of a month ago is shown, and no other', async () => {
    const as = await makeMember(app)
    await choose(as, 'all')
    const days = [
      '2026-11-18',
      '2026-10-18',
      '2026-10-17',
      '2026-09-18',
      '2025-11-18',
      '2025-11-19',
      '1999-11-18',
    ]
    for (const date of days) await makeEntry(app, as, { date })
    const { id } = await makeEntry(app, as, { date: '2024-11-18' })
    await app.call('DELETE /journal/{id}', { as, params: { id } })
    expect(await shown(as)).toEqual(['2026-10-18', '2025-11-18', '1999-11-18'])
  })

  test('days are pleasant by their check-ins, and one that was not speaks louder', async () => {
    const as = await makeMember(app)
    await choose(as, 'pleasant')
    for (const year of [2020, 2021, 2022, 2023, 2024]) await makeEntry(app, as, { date: `${year}-11-18` })
    await feel(as, '2020-11-18', 'happy')
    await feel(as, '2021-11-18', 'sad')
    await feel(as, '2022-11-18', 'calm')
    await feel(as, '2022-11-18', 'anxious')
    await feel(as, '2023-11-18', 'energetic')
    await feel(as, '2023-11-18', 'curious')
    expect(await shown(as)).toEqual(['2023-11-18', '2020-11-18'])
    await choose(as, 'all')
    expect(await shown(as)).toHaveLength(5)
  })
})

describe('remembered days', () => {
  test.each([
    [
      '2026-02-28',
      ['2026-01-31', '2026-01-30', '2026-01-29', '2026-01-28', '2025-02-28', '2024-02-28', '2024-02-29'],
    ],
    ['2024-02-28', ['2024-01-28', '2023-02-28', '2022-02-28', '2021-02-28', '2020-02-28', '2019-02-28']],
    ['2024-02-29', ['2024-01-31', '2024-01-30', '2024-01-29', '2020-02-29']],
    ['2026-03-31', ['2025-03-31', '2024-03-31']],
    ['2026-03-28', ['2026-02-28', '2025-03-28']],
  ])('of %s', (date, first) => {
    expect(rememberedDays(date, '1900-01-01').slice(0, first.length)).toEqual(first)
  })

  test('each day is remembered on exactly one day of every later year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        fc.integer({ min: 1, max: 60 }),
        (at, years) => {
          const day = at.toISOString().slice(0, 10)
          const first = Temporal.PlainDate.from({ year: Number(day.slice(0, 4)) + years, month: 1, day: 1 })
          const on = Array.from({ length: first.daysInYear }, (_, n) =>
            first.add({ days: n }).toString(),
          ).filter(
            (date) =>
              rememberedDays(date, '1900-01-01').includes(day) && date.slice(5, 7) === day.slice(5, 7),
          )
          expect(on).toHaveLength(1)
        },
      ),
      { numRuns: 10 },
    )
  })
})
