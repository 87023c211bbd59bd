import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
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

test('who joins the line keeps the focus beside their place in it', async () => {
  signIn()
  const waiting: object[] = []
  serve(({ name }) => {
    if (name.startsWith('POST')) waiting.push({ eventId: event.id, occurrenceStart: null, place: 1 })
    if (name.startsWith('POST')) return { is: 'waiting', place: 1 }
    return name === 'GET /my-rsvps/waiting' ? [...waiting] : []
  })
  show(<EventDialog event={event} place="global" onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Full – join the waiting list' }))
  await screen.findByText('Waiting list: 1st')
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Your answer to Morning yoga' })),
  )
})
