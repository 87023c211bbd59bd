import { expect, test } from 'vitest'
import { addGoal, beginWeek, daysOf, joinWeek, storedGoal, tickHere } from './week-edit.ts'

const saved = {
  goals: [
    { text: 'Read', completed: false },
    { text: 'Walk', completed: false },
    { text: 'Read', completed: false },
  ],
  reminders: [],
  version: 3,
}

test('a goal is ticked where it is stored, which another place of the edit may be', () => {
  const edit = beginWeek(saved)
  const without = { ...edit, plan: { ...edit.plan, goals: edit.plan.goals.slice(1) } }
  expect(storedGoal(edit, 2)).toEqual({ text: 'Read', position: 2 })
  expect(storedGoal(without, 0)).toEqual({ text: 'Walk', position: 1 })
  const added = addGoal({ ...edit, typed: { ...edit.typed, goal: 'Sing' } })
  expect(storedGoal(added, 3)).toBeUndefined()
  expect(tickHere(added, 3, true).plan.goals[3]).toEqual({ text: 'Sing', completed: true })
})

test('a tick that is stored, and what is not saved yet, are both in the edit', () => {
  const edit = addGoal({ ...beginWeek(saved), typed: { goal: 'Sing', reminder: { text: '', time: '' } } })
  const goals = saved.goals.map((goal, at) => (at === 1 ? { ...goal, completed: true } : goal))
  const joined = joinWeek(edit, { ...saved, goals, version: 4 })
  expect(joined.plan.goals).toEqual([...goals, { text: 'Sing', completed: false }])
  expect(joined.base.version).toBe(4)
})

test('a reminder of all seven days names none', () => {
  expect(daysOf([1, 2, 3, 4, 5, 6, 7])).toEqual({})
  expect(daysOf([2, 4])).toEqual({ days: [2, 4] })
})
