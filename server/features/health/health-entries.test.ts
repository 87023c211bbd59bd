import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '../../../contract/week.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const whole = {
  dateISO: '2026-11-18',
  waterMl: 1750.5,
  steps: 9000,
  sleepHours: 7.5,
  weightKg: 64.3,
  bodyFatPct: 21.7,
  waistCm: 74,
  systolic: 121,
  diastolic: 79,
  glucoseMgDl: 92,
  glucoseContext: 'fasting' as const,
  meds: [{ name: 'Iron', taken: true, time: '08:00' }],
  notes: 'Slept with the window open.',
}

test('an entry comes back as it was saved, and a second save replaces all of it', async () => {
  const as = await makeMember(app)
  const first = await app.call('POST /health', { as, body: whole })
  expect(first.body).toMatchObject(whole)
  const second = await app.call('POST /health', { as, body: { dateISO: whole.dateISO, steps: 10 } })
  const { body } = await app.call('GET /health', {
    as,
    query: { from_date: whole.dateISO, to_date: whole.dateISO },
  })
  expect(body).toEqual([second.body])
  expect(body[0]).toMatchObject({
    id: first.body.id,
    steps: 10,
    waterMl: null,
    meds: [],
    notes: null,
    glucoseContext: null,
  })
})

test('saves of one day at the same time leave one entry', async () => {
  const as = await makeMember(app)
  await Promise.all(
    [1, 2, 3, 4, 5].map((steps) => app.call('POST /health', { as, body: { dateISO: '2026-11-01', steps } })),
  )
  expect((await app.call('GET /health', { as })).body).toHaveLength(1)
})

test('entries are told newest first, within the range, and only to their member', async () => {
  const as = await makeMember(app)
  const other = await makeMember(app)
  for (const dateISO of ['2026-11-02', '2026-11-04', '2026-11-03'])
    await app.call('POST /health', { as, body: { dateISO, steps: 1 } })
  const { body } = await app.call('GET /health', {
    as,
    query: { from_date: '2026-11-02', to_date: '2026-11-03' },
  })
  expect(body.map(({ dateISO }) => dateISO)).toEqual(['2026-11-03', '2026-11-02'])
  expect((await app.call('GET /health', { as: other })).body).toEqual([])
})

test('a range spans at most 366 days', async () => {
  const as = await makeMember(app)
  const ask = (days: number) =>
    app.call('GET /health', {
      as,
      query: { from_date: '2026-01-01', to_date: addDays('2026-01-01', days - 1) },
    })
  expect((await ask(366)).status).toBe(200)
  expect((await ask(367)).problem.detail).toBe('A range spans at most 366 days.')
})

test.each([
  ['waterMl', 20_001],
  ['steps', 200_001],
  ['steps', 10.5],
  ['sleepHours', 24.5],
  ['weightKg', 0.5],
  ['bodyFatPct', -1],
  ['waistCm', 401],
  ['systolic', 20],
  ['diastolic', 251],
  ['glucoseMgDl', 5],
] as const)('%s of %d is refused with the field named', async (field, value) => {
  const as = await makeMember(app)
  const { status, problem } = await app.call('POST /health', {
    as,
    body: { dateISO: '2026-11-18', [field]: value },
  })
  expect([status, problem.errors?.[0]?.path]).toEqual([400, field])
  expect((await app.call('GET /health', { as })).body).toEqual([])
})

test('the context of a glucose value goes with the value', async () => {
  const as = await makeMember(app)
  const { body } = await app.call('POST /health', {
    as,
    body: { dateISO: '2026-11-18', glucoseContext: 'postmeal' },
  })
  expect(body.glucoseContext).toBeNull()
})

test('goals are kept on the member, and a weight target may be none', async () => {
  const as = await makeMember(app)
  const goals = { dailyWaterMl: 2500, dailySteps: 6000, sleepHoursTarget: 7.5, weightTargetKg: null }
  const { body } = await app.call('PATCH /user/health-goals', { as, body: goals })
  expect(body.healthGoals).toEqual(goals)
  const wrong = await app.call('PATCH /user/health-goals', { as, body: { ...goals, dailySteps: -1 } })
  expect([wrong.status, wrong.problem.detail]).toEqual([400, 'Steps should be between 0 and 200,000'])
})
