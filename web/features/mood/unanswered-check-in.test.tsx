import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { readDraft } from '../../lib/drafts/drafts.ts'
import { outboxOf } from '../../shell/outbox/open-outbox.ts'
import { clearStage, makeUser, serve, show, signIn } from '../../test/render.tsx'
import { MoodForm } from './mood-form.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(() => {
  vi.useRealTimers()
  clearStage()
})

type Sent = { id: string; note: string | null }

/** A server that takes a check-in and does not answer, until `answer` is called. */
function silentServer() {
  const silence = Promise.withResolvers<void>()
  const calls = serve(async ({ init }) => {
    if (init.method === 'GET') return []
    await silence.promise
    return {}
  })
  return {
    posts: () => calls.filter(({ name }) => name === 'POST /mood').map(({ body }) => body as Sent),
    answer: silence.resolve,
  }
}

async function write(note: string) {
  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await userEvent.type(screen.getByRole('textbox'), note)
  await userEvent.click(screen.getByRole('button', { name: 'Save Mood' }))
}

test('a page that is left before the answer has no draft of what the outbox has, and the next check-in is another', async () => {
  signIn()
  const server = silentServer()
  const first = show(<MoodForm />)
  await write('A walk')
  await waitFor(() => expect(server.posts()).toHaveLength(1))
  expect(readDraft('mood', makeUser().id)).toBeUndefined()
  first.unmount()

  show(<MoodForm />)
  expect(screen.queryByRole('textbox')).toBeNull()
  await write('Rain')
  server.answer()
  await waitFor(() => expect(server.posts()).toHaveLength(2))
  const [walk, rain] = server.posts()
  expect([walk?.note, rain?.note]).toEqual(['A walk', 'Rain'])
  expect(rain?.id).not.toBe(walk?.id)
  const outbox = await outboxOf(makeUser().id)
  await waitFor(() => expect(outbox.list()).toEqual([]))
})

test('what is stored and not answered for some seconds is said to be kept, and the form is ready for another', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true })
  signIn()
  const server = silentServer()
  show(<MoodForm />)
  await write('A walk')
  await waitFor(() => expect(server.posts()).toHaveLength(1))
  expect(screen.queryByRole('textbox')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(6_500)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const outbox = await outboxOf(makeUser().id)
  expect(outbox.list()).toHaveLength(1)
  server.answer()
  await waitFor(() => expect(outbox.list()).toEqual([]))
  expect(server.posts()).toHaveLength(1)
})
