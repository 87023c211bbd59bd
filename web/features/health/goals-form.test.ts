import { expect, test } from 'vitest'
import { goalsForm, goalsIn, unreadableIn } from './goals-form.ts'

const goals = { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: null }

test('goals stand in the form and are read as they were', () => {
  expect(goalsIn(goalsForm(goals))).toEqual(goals)
  expect(unreadableIn(goalsForm(goals))).toEqual([])
})

test('steps are whole, the others keep their fraction, with either decimal sign', () => {
  const form = {
    dailyWaterMl: '2250,5',
    dailySteps: '10,000.9',
    sleepHoursTarget: '7,5',
    weightTargetKg: '62.5',
  }
  expect(goalsIn({ ...form, dailySteps: '9000.9' })).toEqual({
    dailyWaterMl: 2250.5,
    dailySteps: 9000,
    sleepHoursTarget: 7.5,
    weightTargetKg: 62.5,
  })
})

test('an empty weight target is none, another empty field is named', () => {
  const wrong = (part: object) => unreadableIn({ ...goalsForm(goals), ...part }).map(({ name }) => name)
  expect(wrong({ weightTargetKg: ' ' })).toEqual([])
  expect(goalsIn({ ...goalsForm(goals), weightTargetKg: ' ' })).toEqual(goals)
  expect(wrong({ dailySteps: '', weightTargetKg: 'light' })).toEqual(['dailySteps', 'weightTargetKg'])
})
