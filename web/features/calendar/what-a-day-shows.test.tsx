import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { ItemActions } from '../planner/items/item-actions.tsx'
import { DayDrag } from './day-drag.tsx'
import { MonthView } from './month-view.tsx'
import { WeekView } from './week-view.tsx'

const inCalendar = (part: ReactElement) => (
  <ItemActions>
    <DayDrag>{part}</DayDrag>
  </ItemActions>
)
const props = { date: '2026-11-18', today: '2026-11-20', go: () => {}, onPlan: () => {}, onEvent: () => {} }
const events = ['09', '12', '15'].map((hour) =>
  makeEvent({
    id: hour,
    title: `At ${hour}`,
    start: `2026-11-18T${hour}:00:00Z`,
    end: `2026-11-18T${hour}:30:00Z`,
  }),
)
const moods = [{ date: '2026-11-18', moods: ['anxious', 'wistful'] }]

beforeEach(() => {
  vi.stubEnv('TZ', 'UTC')
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  signIn()
  serve(({ name }) => (name === 'GET /global-events' ? events : name === 'GET /mood/days' ? moods : []))
})
afterEach(() => {
  clearStage()
  vi.unstubAllEnvs()
})

test('a card of the week has two events, how many more there are, and each mood by face and name', async () => {
  show(inCalendar(<WeekView {...props} />))
  const card = within(await screen.findByRole('listitem', { name: /November 18/ }))
  expect(await card.findByText('At 09')).toBeTruthy()
  expect(card.getByText('At 12')).toBeTruthy()
  expect(card.queryByText('At 15')).toBeNull()
  expect(card.getByText('+1 more')).toBeTruthy()
  // A mood other than the five has a generic face, and its own name.
  expect(await card.findByText('🙂')).toBeTruthy()
  expect(card.getByText('wistful')).toBeTruthy()
  expect(card.getByText('😰')).toBeTruthy()
  expect(card.getByText('Anxious')).toBeTruthy()
})

test('a day of the month has notes only if one of its items is a note', async () => {
  const item = (id: string, type: string) => ({
    id,
    text: id,
    type,
    time: null,
    color: 'gray',
    createdAt: '',
  })
  const days = [
    { date: '2026-11-17', notes: [item('a', 'event'), item('b', 'task')] },
    { date: '2026-11-18', notes: [item('c', 'event'), item('d', 'note')] },
  ]
  serve(({ name }) => (name === 'GET /planner/days' ? days : []))
  show(inCalendar(<MonthView {...props} />))
  await screen.findByRole('button', { name: 'Tuesday, November 17, 2026, 2 items' })
  screen.getByRole('button', { name: 'Wednesday, November 18, 2026, 1 item, has notes' })
})

test('days of another month are dimmed, today is marked', () => {
  show(inCalendar(<MonthView {...props} />))
  const numberOf = (day: string) =>
    document.querySelector(`[data-day="${day}"] [data-number] span`)?.classList ?? new DOMTokenList()
  expect(numberOf('2026-12-01').contains('text-ink-soft')).toBe(true)
  expect(numberOf('2026-11-18').contains('text-ink-soft')).toBe(false)
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
})

test('today has a line to write on in the month and in the week, until something is planned', async () => {
  const parts = [<WeekView key="week" {...props} />, <MonthView key="month" {...props} />]
  for (const part of parts) {
    const { unmount } = show(inCalendar(part))
    const line = await screen.findByRole('button', { name: 'Plan today' })
    expect(line.closest('[data-day]')?.getAttribute('data-day')).toBe(props.today)
    unmount()
  }
  const item = { id: '1', text: 'Read', type: 'note', time: null, color: 'gray', reminder: false }
  const notes = [{ ...item, completed: false, createdAt: '' }]
  serve(({ name }) => (name === 'GET /planner/days' ? [{ date: props.today, version: 1, notes }] : []))
  for (const part of parts) {
    const { unmount } = show(inCalendar(part))
    await screen.findByText('Read')
    expect(screen.queryByRole('button', { name: 'Plan today' })).toBeNull()
    unmount()
  }
})
