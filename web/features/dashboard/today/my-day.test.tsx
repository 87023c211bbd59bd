import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { lengths } from '../../../../contract/limits.ts'
import { addDays } from '../../../../contract/week.ts'
import { today } from '../../../lib/time/days.ts'
import { OutboxHost } from '../../../shell/outbox/outbox-host.tsx'
import { clearStage, type Sent, serve, show, signIn } from '../../../test/render.tsx'
import { TodayCard } from './today-card.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

const item = (id: string, text: string) => ({
  id,
  text,
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  completed: false,
  createdAt: '2026-11-20T08:00:00Z',
})
const day = today()
const yesterday = addDays(day, -1)

type Lists = Record<string, unknown[]>

/** A day with one task, and one open task of the day before. `change` answers the calls, and may change the lists. */
function stage(change: (sent: Sent, lists: Lists) => unknown) {
  signIn()
  const lists: Lists = { [day]: [item('1', 'Water the fern')], [yesterday]: [item('2', 'Call Inês')] }
  return serve((sent) => {
    if (sent.init.method !== 'GET') return change(sent, lists)
    if (sent.name === 'GET /planner/days')
      return Object.entries(lists).map(([date, notes]) => ({ date, version: 1, notes }))
    const date = sent.name.replace('GET /daily-notes/', '')
    if (date in lists) return { date, version: 1, notes: lists[date] }
    if (sent.name.startsWith('GET /goals/'))
      return { week: day, version: 1, goals: [{ text: 'Rest', completed: false }], reminders: [] }
    return []
  })
}
const changes = (calls: Sent[]) =>
  calls.filter(({ init }) => init.method !== 'GET').map(({ name, body }) => [name, body])

test('an item and a goal are ticked where they stand, each by a call of its own', async () => {
  const calls = stage(() => undefined)
  show(<TodayCard />)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Water the fern' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Rest' }))
  await waitFor(() => expect(changes(calls)).toHaveLength(2))
  expect(changes(calls)).toEqual([
    [`PATCH /daily-notes/${day}/items/1`, { completed: true }],
    [expect.stringMatching(/^PATCH \/goals\//), { position: 0, text: 'Rest', completed: true }],
  ])
  // Both changes were refused, so both items show their stored state.
  await waitFor(() => expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]))
})

test('what was left over comes along with one press', async () => {
  const calls = stage((_, lists) => {
    lists[day] = [item('1', 'Water the fern'), item('2', 'Call Inês')]
    lists[yesterday] = []
    return {
      from: { date: yesterday, version: 2, notes: [] },
      to: { date: day, version: 2, notes: lists[day] },
    }
  })
  show(<TodayCard />)
  await userEvent.click(await screen.findByRole('button', { name: 'Bring 1 from before' }))
  expect(await screen.findByRole('checkbox', { name: 'Call Inês' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /from before/ })).toBeNull()
  expect(changes(calls)).toEqual([[`POST /daily-notes/${yesterday}/move`, { ids: ['2'], to: day }]])
})

test('a line that is refused stays, over a reload too, and is sent again as the same item', async () => {
  let isFull = true
  const calls = stage(({ body }, lists) => {
    if (isFull) return Response.json({ detail: 'A day holds at most 200 items.' }, { status: 409 })
    lists[day]?.push(body)
    return { date: day, version: 2, notes: lists[day] }
  })
  const { unmount } = show(<TodayCard />)
  const line = () => screen.findByRole('textbox', { name: 'Add to today' })
  await userEvent.type(await line(), 'Buy milk{Enter}')
  await waitFor(() => expect(changes(calls)).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Buy milk' })).toBeNull())
  await userEvent.type(await line(), '{Enter}')
  await waitFor(() => expect(changes(calls)).toHaveLength(2))
  const [lost, again] = calls.filter(({ init }) => init.method === 'POST').map(({ body }) => body)
  expect(again).toEqual(lost)
  unmount()

  show(<TodayCard />)
  expect(await line()).toHaveProperty('value', 'Buy milk')
  isFull = false
  await userEvent.type(await line(), '{Enter}')
  expect(await screen.findByRole('checkbox', { name: 'Buy milk' })).toBeTruthy()
  await waitFor(async () => expect(await line()).toHaveProperty('value', ''))
})

test('what was added without a line is there over a reload, and is sent once when the line is back', async () => {
  let isAway = true
  const calls = stage(({ body }, lists) => {
    if (isAway) throw new TypeError('Failed to fetch')
    lists[day]?.push(body)
    return { date: day, version: 2, notes: lists[day] }
  })
  const page = (
    <>
      <OutboxHost />
      <TodayCard />
    </>
  )
  const { unmount } = show(page)
  const line = await screen.findByRole('textbox', { name: 'Add to today' })
  await userEvent.type(line, 'Buy milk{Enter}')
  expect(await screen.findByRole('checkbox', { name: 'Buy milk' })).toBeTruthy()
  await waitFor(() => expect(line).toHaveProperty('value', ''))
  expect(await screen.findByRole('button', { name: '1 change waiting' }, { timeout: 4000 })).toBeTruthy()
  unmount()

  show(page)
  expect(await screen.findByRole('checkbox', { name: 'Buy milk' })).toBeTruthy()
  isAway = false
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(screen.queryByRole('button', { name: /waiting/ })).toBeNull())
  expect(screen.getByRole('checkbox', { name: 'Buy milk' })).toBeTruthy()
  const sent = calls.filter(({ init }) => init.method === 'POST').map(({ body }) => body)
  expect(new Set(sent.map((body) => JSON.stringify(body))).size).toBe(1)
})

test('what is typed while a line is being added stays, and one that is too long is told and not sent', async () => {
  const answers: (() => void)[] = []
  const calls = stage(async ({ body }, lists) => {
    await new Promise<void>((resolve) => answers.push(resolve))
    lists[day]?.push(body)
    return { date: day, version: 2, notes: lists[day] }
  })
  show(<TodayCard />)
  const line = await screen.findByRole('textbox', { name: 'Add to today' })
  await userEvent.type(line, 'Buy milk{Enter}')
  await waitFor(() => expect(changes(calls)).toHaveLength(1))
  await userEvent.type(line, ' and bread{Enter}')
  answers[0]?.()
  expect(await screen.findByRole('checkbox', { name: 'Buy milk' })).toBeTruthy()
  expect(line).toHaveProperty('value', 'Buy milk and bread')
  expect(changes(calls)).toHaveLength(1)

  await userEvent.clear(line)
  await userEvent.click(line)
  await userEvent.paste('x'.repeat(lengths.plannerText + 1))
  await userEvent.click(screen.getByRole('button', { name: 'Add to today' }))
  expect(screen.getByText(/please shorten it by 1\./)).toBeTruthy()
  expect(document.activeElement).toBe(line)
  expect(changes(calls)).toHaveLength(1)
})
