import { describe, expect, test } from 'vitest'
import type { PlannerItem } from '../../../contract/planner.ts'
import { addDays } from '../../../contract/week.ts'
import { dayOf } from '../../lib/time/days.ts'
import { addTyped, beginEdit, type DayEdit, isDirty, settle, updateTyped } from './day/day-edit.ts'
import { canComplete, emptyItem, itemProblems, makeItem, sortItems } from './rules.ts'
import { addGoal, addReminder, beginWeek, isWeekDirty } from './week/week-edit.ts'

const now = new Date('2026-11-20T08:00:00Z')
const day = dayOf(now)
const item = (more: Partial<PlannerItem> = {}): PlannerItem => ({
  ...makeItem({ ...emptyItem, text: 'Walk' }, now, []),
  ...more,
})

describe('an item', () => {
  test('needs a text that shows something, and a time when it reminds', () => {
    expect(itemProblems({ ...emptyItem, text: ' \u200b' }, 'Please enter some text').text).toBe(
      'Please enter some text',
    )
    expect(itemProblems({ ...emptyItem, text: 'Walk', reminder: true }, '').time).toBe(
      'Please set a time for the reminder',
    )
    expect(itemProblems({ ...emptyItem, text: 'Walk', reminder: true, time: '08:00' }, '')).toEqual({})
  })

  test('holds a thousand characters, and says by how many it is too long', () => {
    expect(itemProblems({ ...emptyItem, text: ` ${'x'.repeat(1000)} ` }, '')).toEqual({})
    expect(itemProblems({ ...emptyItem, text: 'x'.repeat(1003) }, '').text).toBe(
      'A text holds 1000 characters; please shorten it by 3.',
    )
  })

  test('gets the moment as its id, or the next free one', () => {
    const first = item()
    expect(first.id).toBe(String(now.getTime()))
    expect(makeItem({ ...emptyItem, text: 'Again' }, now, [first]).id).toBe(String(now.getTime() + 1))
    expect(first).toMatchObject({ time: null, color: 'gray', completed: false, createdAt: now.toISOString() })
  })

  test('can be completed only as a task or a reminder', () => {
    const types = ['note', 'task', 'reminder', 'event'] as const
    expect(types.filter((type) => canComplete(item({ type })))).toEqual(['task', 'reminder'])
  })

  test('stands where its time is, and those without keep their order at the end', () => {
    const order = sortItems([
      item({ text: 'a' }),
      item({ text: 'b', time: '18:00' }),
      item({ text: 'c', time: '07:30' }),
      item({ text: 'd' }),
    ])
    expect(order.map(({ text }) => text)).toEqual(['c', 'b', 'a', 'd'])
  })
})

describe('a day being edited', () => {
  const edit = beginEdit({ notes: [item({ id: '1', globalEventId: 'e', location: 'Harbour' })], version: 3 })

  test('is unsaved once anything was typed or changed, and only then', () => {
    expect(isDirty(edit)).toBe(false)
    expect(isDirty({ ...edit, adding: { ...emptyItem, type: 'task' } })).toBe(false)
    expect(isDirty({ ...edit, adding: { ...emptyItem, text: 'W' } })).toBe(true)
    expect(isDirty({ ...edit, notes: [] })).toBe(true)
    const open = { id: '1', text: 'Walk', color: 'gray' as const, time: '', endTime: '', reminder: false }
    expect(isDirty({ ...edit, editing: open })).toBe(false)
    expect(isDirty({ ...edit, editing: { ...open, text: 'Walks' } })).toBe(true)
  })

  test('keeps where an item came from when it is changed', () => {
    const editing = {
      id: '1',
      text: ' Later ',
      color: 'red' as const,
      time: '19:00',
      endTime: '',
      reminder: true,
    }
    const updated = updateTyped({ ...edit, editing })
    expect('notes' in updated && updated.notes[0]).toMatchObject({
      text: 'Later',
      time: '19:00',
      globalEventId: 'e',
      location: 'Harbour',
    })
  })

  test('is saved with all that is still being typed, or says what is wrong with it', () => {
    const editing = { id: '1', text: 'Later', color: 'red' as const, time: '', endTime: '', reminder: false }
    const settled = settle({ ...edit, editing, adding: { ...emptyItem, text: 'Tea' } }, now, day)
    expect('notes' in settled && settled.notes.map(({ text }) => text)).toEqual(['Later', 'Tea'])
    expect(settle({ ...edit, editing: { ...editing, text: '' } }, now, day)).toEqual({
      problems: { text: 'Text cannot be empty' },
      of: 'editing',
    })
    expect(
      settle({ ...edit, adding: { ...emptyItem, text: 'Tea', reminder: true } }, now, day),
    ).toMatchObject({
      of: 'adding',
    })
  })

  test('keeps the type for the next item', () => {
    const added = addTyped(
      { ...edit, adding: { ...emptyItem, type: 'task', text: 'Tea', color: 'red' } },
      now,
      day,
    )
    expect('adding' in added && added.adding).toEqual({ ...emptyItem, type: 'task' })
  })

  describe('when its words say when', () => {
    const typed = (text: string, more: Partial<DayEdit> = {}) => {
      const added = addTyped({ ...edit, notes: [], adding: { ...emptyItem, text }, ...more }, now, day)
      if (!('notes' in added)) throw new Error('It has faults.')
      expect(isDirty(added)).toBe(true)
      const of = ({ text, time }: PlannerItem) => [text, time]
      return { here: added.notes.map(of), there: added.leaving.map(({ to, item }) => [to, ...of(item)]) }
    }
    const tomorrow = addDays(dayOf(now), 1)

    test('has that time, and goes to that day with the save', () => {
      expect(typed('Tea 16:00')).toEqual({ here: [['Tea', '16:00']], there: [] })
      expect(typed('Tea tomorrow 4 pm')).toEqual({ here: [], there: [[tomorrow, 'Tea', '16:00']] })
    })

    test('keeps its words where they were taken back, or where a time was chosen', () => {
      expect(typed('Tea 16:00', { refused: '16:00' })).toEqual({ here: [['Tea 16:00', null]], there: [] })
      const adding = { ...emptyItem, text: 'Tea 16:00', time: '17:00' }
      expect(typed('', { adding })).toEqual({ here: [['Tea 16:00', '17:00']], there: [] })
    })
  })
})

describe('a week being edited', () => {
  const week = beginWeek({ goals: [], reminders: [], version: 0 })

  test('ignores a blank goal, and a reminder without text or time', () => {
    expect(addGoal({ ...week, typed: { ...week.typed, goal: '  ' } }).plan.goals).toEqual([])
    const typed = (text: string, time: string) => ({ ...week, typed: { goal: '', reminder: { text, time } } })
    expect(addReminder(typed('Stretch', '')).plan.reminders).toEqual([])
    expect(addReminder(typed(' ', '08:00')).plan.reminders).toEqual([])
    expect(addReminder(typed(' Stretch ', '08:00')).plan.reminders).toEqual([
      { text: 'Stretch', time: '08:00' },
    ])
  })

  test('is unsaved until it is as it was', () => {
    const added = addGoal({ ...week, typed: { ...week.typed, goal: 'Read' } })
    expect(isWeekDirty(added)).toBe(true)
    expect(isWeekDirty({ ...added, plan: week.plan })).toBe(false)
  })
})
