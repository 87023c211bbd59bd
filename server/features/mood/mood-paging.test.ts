import { randomUUIDv7 } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const dayAfter = (start: string, days: number) => Temporal.PlainDate.from(start).add({ days }).toString()

/** Five check-ins on each of `days` days. Two of each day share an instant, so that only the id orders them. */
async function fillDays(memberId: string, days: number) {
  const moods = Array.from({ length: days * 5 }, (_, n) => {
    const date = dayAfter('2025-11-20', Math.floor(n / 5))
    return {
      member_id: memberId,
      id: randomUUIDv7(),
      date,
      mood: 'calm',
      created_at: `${date}T0${Math.max(1, n % 5)}:00:00Z`,
    }
  })
  await app.db.insertInto('moods').values(moods).execute()
  return moods.map(({ id }) => id)
}

async function readOn(as: Session, query: Record<string, string | number> = {}, meanwhile = async () => {}) {
  const read: { id: string; date: string }[] = []
  for (let before: string | undefined; ; ) {
    const { body } = await app.call('GET /mood/history', {
      as,
      query: { ...query, ...(before && { before }) },
    })
    read.push(...body)
    if (body.length === 0) return read
    before = body.at(-1)?.id
    await meanwhile()
  }
}

describe('reading on behind a check-in', () => {
  test('reaches the end of a year with five a day, each once, newest first', async () => {
    const as = await makeMember(app)
    const saved = await fillDays(as.user.id, 365)
    const read = await readOn(as)
    expect(read.map(({ id }) => id).sort()).toEqual([...saved].sort())
    expect(read.map(({ date }) => date)).toEqual(
      read
        .map(({ date }) => date)
        .sort()
        .reverse(),
    )
  })

  test('neither skips nor repeats one while others are saved', async () => {
    const as = await makeMember(app)
    const saved = await fillDays(as.user.id, 6)
    const read = await readOn(as, { limit: 7 }, async () => {
      await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'happy' } })
    })
    expect(read.map(({ id }) => id).sort()).toEqual([...saved].sort())
  })

  test('stays within the days that are asked for', async () => {
    const as = await makeMember(app)
    await fillDays(as.user.id, 5)
    const read = await readOn(as, { limit: 3, from_date: '2025-11-21', to_date: '2025-11-22' })
    expect(read.map(({ date }) => date)).toEqual([
      ...Array.from({ length: 5 }, () => '2025-11-22'),
      ...Array.from({ length: 5 }, () => '2025-11-21'),
    ])
  })

  test("knows no check-in of somebody else's", async () => {
    const [as, other] = [await makeMember(app), await makeMember(app)]
    const [before] = await fillDays(other.user.id, 1)
    expect((await app.call('GET /mood/history', { as, query: { before: before ?? '' } })).status).toBe(404)
    expect((await app.call('GET /mood/history', { as, query: { before: 'first' } })).status).toBe(400)
  })
})

test('a note may be long, and a blank one is none', async () => {
  const as = await makeMember(app)
  const save = (note: string) =>
    app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'sad', note } })
  expect((await save('ä'.repeat(2000))).body.note).toHaveLength(2000)
  expect((await save('ä'.repeat(2001))).status).toBe(400)
  expect((await save(' \u200b')).body.note).toBeNull()
  expect(
    (await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: '' } })).problem,
  ).toMatchObject({
    errors: [{ path: 'mood', message: 'Please select a mood' }],
  })
})
