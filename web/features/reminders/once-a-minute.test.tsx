import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { ReminderLoop } from './reminder-loop.tsx'

afterEach(clearStage)

test('what is due is looked for every sixty seconds among the events of thirty days, and told for ten seconds', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T16:53:30Z') })
  const told = vi.spyOn(notify, 'info').mockImplementation(() => {})
  signIn()
  const calls = serve(({ name }) => {
    if (name === 'GET /global-events') return [makeEvent({ remindersDefault: [60] })]
    return name.startsWith('GET /goals/') ? { week: '2026-11-16', goals: [], reminders: [], version: 0 } : []
  })
  show(<ReminderLoop />)
  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
  await pass(1)
  const asked = calls.find(({ name }) => name === 'GET /global-events')?.query
  expect([asked?.get('start'), asked?.get('end')]).toEqual([
    '2026-11-20T16:53:30.000Z',
    '2026-12-20T16:53:30.000Z',
  ])
  // An hour before the start is 17:00, and five minutes before that is 16:55, which is in the second minute.
  await pass(58)
  expect(told).not.toHaveBeenCalled()
  await pass(59)
  expect(told).not.toHaveBeenCalled()
  await pass(2)
  expect(told).toHaveBeenCalledExactlyOnceWith(
    '“Morning yoga” starts in 1 hour',
    expect.objectContaining({ duration: 10_000, position: 'top-right' }),
  )
  await pass(300)
  expect(told).toHaveBeenCalledOnce()
})

test('a kind that its member does not want in a tab is not told there', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z') })
  const told = vi.spyOn(notify, 'info').mockImplementation(() => {})
  signIn()
  const off = { tab: false, push: true }
  serve(({ name }) => {
    if (name === 'GET /global-events') return [makeEvent({ remindersDefault: [60] })]
    if (name === 'GET /user/notices')
      return { channels: { events: off, 'check-in': { tab: true, push: true } }, checkInTimes: [localTime()] }
    return name.startsWith('GET /goals/') ? { week: '2026-11-16', goals: [], reminders: [], version: 0 } : []
  })
  show(<ReminderLoop />)
  await act(() => vi.advanceTimersByTimeAsync(61_000))
  expect(told.mock.calls.map(([text]) => text)).toEqual(['How are you?'])
})

/** The wall clock of this machine now. */
const localTime = () => new Date().toTimeString().slice(0, 5)
