import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { added } from '../../features/planner/call-changes.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { session } from '../../lib/session.ts'
import { clearStage, serve, signIn } from '../../test/render.tsx'

afterEach(clearStage)

const day = '2026-11-18'
const item = {
  id: '1',
  text: 'Only for me.',
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
} as const
const task = { ...item, completed: false, createdAt: '2026-11-18T08:00:00Z' }

/** Adds a task, and signs its member out while the answer is on its way. Resolves when that has been taken in. */
async function signOutWhileItIsSent(answer: () => unknown) {
  const { promise: isAnswered, resolve: arrive } = Promise.withResolvers<void>()
  const calls = serve(async () => {
    await isAnswered
    return answer()
  })
  signIn()
  const outcome = submit(new QueryClient(), added(day, task))
  await vi.waitUntil(() => calls.length > 0, { timeout: 5_000 })
  session.clear()
  localStorage.clear()
  arrive()
  await outcome.catch(() => undefined)
}

test.each([
  ['saved', () => ({ date: day, version: 2, notes: [task] })],
  ['failed', () => Response.json({ detail: 'Something went wrong.' }, { status: 500 })],
  ['refused', () => Response.json({ detail: 'A day holds at most 200 items.' }, { status: 409 })],
])(
  'a change that was on its way when its member signed out is not written down again once it is %s',
  async (_, answer) => {
    await signOutWhileItIsSent(answer)
    expect(Object.entries(localStorage)).toEqual([])
  },
)
