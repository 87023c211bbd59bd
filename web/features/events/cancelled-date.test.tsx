import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { EventDialog } from './event-dialog.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

const start = new Date(Date.now() + 86_400_000).toISOString()
const online = makeEvent({
  title: 'Evening circle',
  start,
  end: new Date(Date.now() + 90_000_000).toISOString(),
  location: { type: 'online', zoomLink: 'https://example.org/circle' },
})

async function open(changes: object) {
  signIn()
  const calls = serve(({ name }) =>
    name === 'GET /my-rsvps' ? [{ eventId: online.id, status: 'going' }] : [],
  )
  show(<EventDialog event={{ ...online, ...changes }} place="global" onClose={() => undefined} />)
  const dialog = within(await screen.findByRole('dialog'))
  // Asked only for who is known to come.
  await waitFor(() => expect(calls.map(({ name }) => name)).toContainEqual(expect.stringMatching(/messages/)))
  return dialog
}

test('a date that takes place leads to its meeting, and its answer can be withdrawn', async () => {
  const dialog = await open({})
  await dialog.findByRole('button', { name: 'Remove RSVP' })
  dialog.getByRole('link', { name: /Open Zoom Meeting/ })
})

test('a date that was cancelled leads to no meeting, and has no answer to withdraw', async () => {
  const dialog = await open({ isCancelled: true })
  await dialog.findByText('Cancelled')
  expect(dialog.queryByRole('link', { name: /Open Zoom Meeting/ })).toBeNull()
  expect(dialog.queryByRole('button', { name: 'Remove RSVP' })).toBeNull()
})
