import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../../contract/auth.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'
import { sweepHealthChanges } from './changes.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const date = '2026-11-18'
type Change = { set?: object; add?: object; base?: object; id?: string }
const change = (as: Session, wish: Change) =>
  app.call('PATCH /health/{date}', { as, params: { date }, body: { id: randomUUIDv7(), ...wish } })
const load = async (as: Session) =>
  (await app.call('GET /health', { as, query: { from_date: date, to_date: date } })).body[0]
const save = (as: Session, fields: object) =>
  app.call('POST /health', { as, body: { dateISO: date, ...fields } })

test('one field is set, and all others stay', async () => {
  const as = await makeMember(app)
  await save(as, { waterMl: 500, steps: 100, notes: 'Rain.', meds: [{ name: 'Iron' }] })
  const { body } = await change(as, { set: { sleepHours: 7.5, notes: ' ' } })
  expect(body).toMatchObject({ waterMl: 500, steps: 100, sleepHours: 7.5, notes: null })
  expect(body.meds).toHaveLength(1)
  expect(await load(as)).toEqual(body)
})

test('a day that has no entry yet gets one', async () => {
  const as = await makeMember(app)
  await change(as, { add: { waterMl: 250 } })
  expect(await load(as)).toMatchObject({ waterMl: 250, steps: null })
})

test('what is added at the same time is all counted', async () => {
  const as = await makeMember(app)
  await Promise.all(Array.from({ length: 12 }, () => change(as, { add: { waterMl: 250, sleepHours: 0.1 } })))
  expect(await load(as)).toMatchObject({ waterMl: 3000, sleepHours: 1.2 })
})

test('the same change sent again, or many times at once, adds once', async () => {
  const as = await makeMember(app)
  const id = randomUUIDv7()
  await Promise.all([1, 2, 3, 4].map(() => change(as, { id, add: { steps: 1000 } })))
  expect((await change(as, { id, add: { steps: 1000 } })).body.steps).toBe(1000)
  // Another member's change may have the same id.
  const other = await makeMember(app)
  expect((await change(other, { id, add: { steps: 1000 } })).body.steps).toBe(1000)
})

test('what is taken away does not go below nothing', async () => {
  const as = await makeMember(app)
  await change(as, { add: { waterMl: 250 } })
  expect((await change(as, { add: { waterMl: -250 } })).body.waterMl).toBe(0)
  const refused = await change(as, { add: { waterMl: -250 }, set: { steps: 5 } })
  expect([refused.status, refused.problem.detail]).toEqual([400, 'Water should be between 0 and 20,000 ml'])
  expect(await load(as)).toMatchObject({ waterMl: 0, steps: null })
})

test('a refused change can be sent again with the same id', async () => {
  const as = await makeMember(app)
  const id = randomUUIDv7()
  expect((await change(as, { id, add: { waterMl: 30_000 } })).status).toBe(400)
  expect((await change(as, { id, add: { waterMl: 300 } })).body.waterMl).toBe(300)
})

test('a field that another device changed is told with both values, and the rest is saved', async () => {
  const as = await makeMember(app)
  await save(as, { steps: 4000, weightKg: 64, notes: 'Theirs.' })
  const refused = await change(as, {
    set: { steps: 4500, weightKg: 63.5, notes: 'Mine.', sleepHours: 8 },
    base: { steps: 4000, weightKg: 65, notes: null },
  })
  expect(refused.status).toBe(409)
  expect(refused.problem.fields).toEqual([
    { name: 'weightKg', mine: 63.5, theirs: 64 },
    { name: 'notes', mine: 'Mine.', theirs: 'Theirs.' },
  ])
  expect(await load(as)).toMatchObject({ steps: 4500, weightKg: 64, notes: 'Theirs.', sleepHours: 8 })
})

test('a field that already is what it should become is no conflict', async () => {
  const as = await makeMember(app)
  const meds = [{ name: 'Iron', taken: true, time: '08:00' }]
  await save(as, { steps: 4000, meds })
  expect((await change(as, { set: { steps: 4000, meds }, base: { steps: null, meds: [] } })).status).toBe(200)
})

test('without a glucose value nothing says how it was measured', async () => {
  const as = await makeMember(app)
  await save(as, { glucoseMgDl: 90, glucoseContext: 'fasting' })
  expect((await change(as, { set: { glucoseMgDl: null } })).body.glucoseContext).toBeNull()
})

test('a field is checked as in the whole entry', async () => {
  const as = await makeMember(app)
  const refused = await change(as, { set: { systolic: 900 } })
  expect(refused.problem.errors?.map(({ path }) => path)).toEqual(['set.systolic'])
})

test('changes are forgotten after thirty days', async () => {
  const as = await makeMember(app)
  await change(as, { add: { steps: 1 } })
  const count = async () =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from health_changes
      where member_id = ${as.user.id}`.execute(app.db)
    ).rows[0]?.n
  await sweepHealthChanges(app.db, app.clock.now().add({ hours: 29 * 24 }))
  expect(await count()).toBe(1)
  await sweepHealthChanges(app.db, app.clock.now().add({ hours: 31 * 24 }))
  expect(await count()).toBe(0)
})

test('a whole day saved on top of what was seen changes only what its sender changed', async () => {
  const as = await makeMember(app)
  const seen = { waterMl: 500, notes: 'Rain.' }
  await save(as, { ...seen, meds: [{ name: 'Iron' }] })
  await change(as, { add: { waterMl: 250 }, set: { sleepHours: 8 } })
  const { body } = await save(as, { ...seen, notes: 'Sun.', base: { ...seen, meds: [] } })
  expect(body).toMatchObject({ waterMl: 750, sleepHours: 8, notes: 'Sun.', meds: [{ name: 'Iron' }] })
  expect((await save(as, { base: { waterMl: 750 } })).body).toMatchObject({ waterMl: null, sleepHours: 8 })
  expect((await save(as, { steps: 5 })).body).toMatchObject({ sleepHours: null, steps: 5, notes: null })
})

test('a save and taps at the same time are all counted', async () => {
  const as = await makeMember(app)
  const taps = Array.from({ length: 6 }, () => change(as, { add: { waterMl: 250 } }))
  await Promise.all([...taps, save(as, { notes: 'Sun.', base: {} })])
  expect(await load(as)).toMatchObject({ waterMl: 1500, notes: 'Sun.' })
})

test('a save of what changed on both sides is told with both values, and the rest of it is saved', async () => {
  const as = await makeMember(app)
  await save(as, { weightKg: 64, notes: 'Theirs.' })
  const refused = await save(as, { weightKg: 63, steps: 10, notes: 'Theirs.', base: {} })
  expect([refused.status, refused.problem.fields]).toEqual([
    409,
    [{ name: 'weightKg', mine: 63, theirs: 64 }],
  ])
  expect(await load(as)).toMatchObject({ weightKg: 64, steps: 10, notes: 'Theirs.' })
})

test('of a pressure, or a glucose and when it was measured, one half does not join that of another device', async () => {
  const as = await makeMember(app)
  const seen = { systolic: 120, diastolic: 80, glucoseMgDl: 90, glucoseContext: 'fasting' }
  await save(as, { ...seen, systolic: 130, glucoseMgDl: 140 })
  const halves = { systolic: 121, diastolic: 79, glucoseMgDl: 90, glucoseContext: 'postmeal' }
  const { status, problem } = await save(as, { ...halves, weightKg: 70, base: seen })
  expect([status, problem.fields]).toEqual([
    409,
    [
      { name: 'systolic', mine: 121, theirs: 130 },
      { name: 'diastolic', mine: 79, theirs: 80 },
      { name: 'glucoseMgDl', mine: 90, theirs: 140 },
      { name: 'glucoseContext', mine: 'postmeal', theirs: 'fasting' },
    ],
  ])
  expect(await load(as)).toMatchObject({ systolic: 130, diastolic: 80, glucoseMgDl: 140, weightKg: 70 })
  // Only the other half was changed here.
  const half = await change(as, { set: { diastolic: 79 }, base: { systolic: 120, diastolic: 80 } })
  expect(half.problem.fields).toEqual([
    { name: 'systolic', mine: 120, theirs: 130 },
    { name: 'diastolic', mine: 79, theirs: 80 },
  ])
  // The same on both devices is no conflict, and a choice is taken whole.
  const chosen = { systolic: 121, diastolic: 79 }
  expect((await change(as, { set: chosen, base: { systolic: 130, diastolic: 80 } })).body).toMatchObject(
    chosen,
  )
  expect((await change(as, { set: chosen, base: { systolic: 120, diastolic: 80 } })).status).toBe(200)
})
