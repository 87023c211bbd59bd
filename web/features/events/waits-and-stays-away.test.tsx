import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { EventDialog } from './event-dialog.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

const event = makeEvent({
  start: new Date(Date.now() + 86_400_000).toISOString(),
  end: new Date(Date.now() + 90_000_000).toISOString(),
  capacity: 8,
  available: 0,
  waitlist: true,
})

async function open(waiting: object[]) {
  signIn()
  serve(({ name }) => {
    if (name === 'GET /my-rsvps') return [{ eventId: event.id, status: 'not_going' }]
    return name === 'GET /my-rsvps/waiting' ? waiting : []
  })
  show(<EventDialog event={event} place="global" onClose={() => undefined} />)
  return within(await screen.findByRole('dialog'))
}

test('who said no and then waits for a place is not told that they stay away', async () => {
  const dialog = await open([{ eventId: event.id, occurrenceStart: null, place: 1 }])
  await dialog.findByText('Waiting list: 1st')
  expect(dialog.queryByText('Not Going')).toBeNull()
})

test('who said no and does not wait is', async () => {
  const dialog = await open([])
  expect(await dialog.findByText('Not Going')).toBeTruthy()
})
