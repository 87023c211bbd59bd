import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { makeAdmin, makeMember } from '../../test/make.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const times = { minutes: 12, breath: { in: 4, hold: 0, out: 6, rest: 0 }, stepSeconds: [0, 60] }
const exercise = { title: 'Slow lines', steps: ['Sit.', 'Breathe.'], imageUrl: null, link: null, ...times }

test('how long an exercise takes and how one breathes in it is told in both namings', async () => {
  const as = await makeMember(app)
  const admin = await makeAdmin(app)
  const theme = {
    title: 'Timed',
    slug: 'timed',
    exercises: [exercise, { title: 'Untimed', steps: ['Draw.'] }],
  }
  await app.call('POST /themes/library', { as: admin, body: theme })
  const { exercises } = (await app.call('GET /themes/current', { as })).body
  expect(exercises[0]).toEqual(exercise)
  expect(exercises[1]).toEqual({ title: 'Untimed', steps: ['Draw.'], imageUrl: null, link: null })

  const older = (await app.call('GET /weekly-theme/current', { as })).body
  const { title, steps, link, minutes, breath, stepSeconds } = exercise
  expect(older.exercises).toEqual([
    { title, steps, image_url: null, link, minutes, breath, step_seconds: stepSeconds },
    { title: 'Untimed', steps: ['Draw.'], image_url: null, link: null },
  ])
})

test('an empty step is dropped with its seconds; seconds that are all 0 are none', async () => {
  const admin = await makeAdmin(app)
  const save = async (title: string, stepSeconds: number[]) => {
    const exercises = [{ ...exercise, steps: ['Sit.', ' ', 'Breathe.'], stepSeconds }]
    const body = { title, slug: `of-${stepSeconds.join('-')}`, exercises }
    return (await app.call('POST /themes/library', { as: admin, body })).body.exercises[0]
  }
  expect(await save('In between', [0, 30, 60])).toMatchObject({
    steps: ['Sit.', 'Breathe.'],
    stepSeconds: [0, 60],
  })
  expect(await save('Fewer than steps', [20])).toMatchObject({ stepSeconds: [20, 0] })
  expect(await save('Of nothing', [0, 30, 0])).not.toHaveProperty('stepSeconds')
})

test('a time beyond its bounds is refused in a sentence that names it', async () => {
  const admin = await makeAdmin(app)
  const refusal = async (wrong: object) => {
    const exercises = [{ ...exercise, ...wrong }]
    const body = { title: 'Wrong', slug: 'wrong', exercises }
    const { status, problem } = await app.call('POST /themes/library', { as: admin, body })
    return [status, problem.detail]
  }
  expect(await refusal({ minutes: 0 })).toEqual([400, 'Minutes of exercise 1 should be at least 1.'])
  expect(await refusal({ stepSeconds: [0, 3601] })).toEqual([
    400,
    'Step 2 of exercise 1 should be at most 3,600.',
  ])
  expect(await refusal({ breath: { ...times.breath, out: 31 } })).toEqual([
    400,
    'Breathing out of breath of exercise 1 should be at most 30.',
  ])
})
