import { expect, test } from 'vitest'
import { readWeek } from '../themes/week-content.ts'
import { phaseAt } from './breath.ts'
import { courseOfArt, courseOfBreaths, courseOfExercise } from './course.ts'

const id = '01980000-0000-7000-8000-000000000003'
const week = readWeek({ id, title: 'The Tide' })
const exercise = { title: 'Lines', steps: ['Rake.', 'Look.', 'Smooth.'], imageUrl: null, link: null }

test('an exercise of an older theme plays as steps without a clock, also with the specified fields alone', () => {
  expect(courseOfExercise(week, exercise).steps).toEqual([
    { text: 'Rake.' },
    { text: 'Look.' },
    { text: 'Smooth.' },
  ])
  expect(courseOfExercise(week, exercise).themeId).toBe(id)
  expect(courseOfExercise({ ...week, id: 'fallback' }, exercise).themeId).toBeNull()
})

test('without steps the name is the step, for the minutes that are given', () => {
  expect(courseOfExercise(week, { title: 'Lines' } as never).steps).toEqual([{ text: 'Lines' }])
  expect(courseOfExercise(week, { ...exercise, steps: [], minutes: 3 }).steps).toEqual([
    { text: 'Lines', ms: 180_000 },
  ])
  const art = { title: 'Salt', imageUrl: null, materials: [], description: ' ' }
  expect(courseOfArt(week, art).steps).toEqual([{ text: 'Salt' }])
})

test('a step with seconds has a clock, and is breathed in whole breaths where the exercise has a breath', () => {
  const stepSeconds = [0, 30]
  expect(courseOfExercise(week, { ...exercise, stepSeconds }).steps[1]).toEqual({ text: 'Look.', ms: 30_000 })
  const breath = { in: 4, hold: 2, out: 6, rest: 0 }
  expect(courseOfExercise(week, { ...exercise, stepSeconds, breath }).steps[1]).toEqual({
    text: 'Look.',
    ms: 36_000,
    isBreathed: true,
  })
  const short = courseOfExercise(week, { ...exercise, stepSeconds: [1], breath })
  expect(short.steps[0]?.ms).toBe(12_000)
})

test('a breath is in for four and out for six, held and at rest where the exercise says so', () => {
  const { breath, steps, asksPicture } = courseOfBreaths(week)
  expect(asksPicture).toBe('never')
  const at = (ms: number) => phaseAt(breath, ms).phase
  expect([0, 3_999, 4_000, 9_999, 10_000].map(at)).toEqual(['in', 'in', 'out', 'out', 'in'])
  expect(steps[0]).toMatchObject({ ms: 180_000, isBreathed: true })
  const box = { in: 4, hold: 4, out: 4, rest: 4 }
  expect([1, 5, 9, 13, 17].map((s) => phaseAt(box, s * 1000).phase)).toEqual([
    ...['in', 'hold', 'out', 'rest', 'in'],
  ])
})

test('the art activity begins with what one needs and goes on sentence by sentence', () => {
  const art = {
    title: 'Salt dough',
    imageUrl: null,
    materials: ['Flour', 'Salt'],
    description: 'Knead it. Dry the coins at 60 °C for three hours. Keep one.',
  }
  expect(courseOfArt(week, art)).toMatchObject({
    asksPicture: 'first',
    steps: [
      { text: 'You will need', list: ['Flour', 'Salt'] },
      { text: 'Knead it.' },
      { text: 'Dry the coins at 60 °C for three hours.' },
      { text: 'Keep one.' },
    ],
  })
})
