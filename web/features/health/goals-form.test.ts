import { expect, test } from 'vitest'
import { goalsForm, readGoals } from './goals-form.ts'

const goals = { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: null }

test('goals stand in the form and are read as they were', () => {
  expect(readGoals(goalsForm(goals))).toEqual({ goals })
})

test('steps are whole, the others keep their fraction, with either decimal sign', () => {
  const form = {
    dailyWaterMl: '2250,5',
    dailySteps: '10,000.9',
    sleepHoursTarget: '7,5',
    weightTargetKg: '62.5',
  }
  expect(readGoals({ ...form, dailySteps: '9000.9' })).toEqual({
    goals: { dailyWaterMl: 2250.5, dailySteps: 9000, sleepHoursTarget: 7.5, weightTargetKg: 62.5 },
  })
})

test('an empty weight target is none, another empty field is named', () => {
  expect(readGoals({ ...goalsForm(goals), weightTargetKg: ' ' })).toEqual({ goals })
  expect(readGoals({ ...goalsForm(goals), dailySteps: '', weightTargetKg: 'light' })).toEqual({
    wrong: ['dailySteps', 'weightTargetKg'],
  })
})
