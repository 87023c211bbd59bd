import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import EventsPage from './events-page.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

const event = (title: string, hours: number, changes = {}) =>
  makeEvent({
    id: title,
    title,
    start: new Date(Date.now() + hours * 3_600_000).toISOString(),
    end: new Date(Date.now() + (hours + 1) * 3_600_000).toISOString(),
    ...changes,
  })

function showEvents(events: object[], going: string[] = []) {
  signIn()
  const answers = new Map(going.map((eventId) => [eventId, 'going']))
  serve(({ name, body, query }) => {
    if (name === 'GET /my-rsvps') return [...answers].map(([eventId, status]) => ({ eventId, status }))
    if (name === 'GET /global-events')
      return events.filter((one) => JSON.stringify(one).includes(query.get('query') ?? ''))
    const [, id] = /^POST \/global-events\/(.*)\/rsvp$/.exec(name) ?? []
    if (!id) return undefined
    answers.set(id, (body as { status: string }).status)
    return { ok: true }
  })
  show(<EventsPage />, '/events')
}

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

test('the next one that I go to stands on top, and an answer moves no card until I come again', async () => {
  showEvents([event('Soon', 2), event('Next', 26), event('Last', 50)], ['Next', 'Last'])
  await screen.findByRole('region', { name: 'Next for you' })
  expect(titles()).toEqual(['Next', 'Soon', 'Last'])

  const soon = screen.getByRole('group', { name: 'Your answer to Soon' })
  const going = within(soon).getByRole('button', { name: 'Going' })
  await userEvent.click(going)
  await waitFor(() => expect(going.getAttribute('aria-pressed')).toBe('true'))
  expect(document.activeElement).toBe(going)
  expect(titles()).toEqual(['Next', 'Soon', 'Last'])

  await userEvent.click(screen.getByRole('tab', { name: 'My RSVPs' }))
  await waitFor(() => expect(titles()).toEqual(['Soon', 'Next', 'Last']))
})

test('what is past is folded away, unless there is nothing else or it was searched for', async () => {
  showEvents([event('Ahead', 2), event('Over', -5)])
  await screen.findByText('1 past event')
  expect(titles()).toEqual(['Ahead'])
  await userEvent.type(screen.getByRole('searchbox'), 'Over')
  await waitFor(() => expect(titles()).toEqual(['Over']))
  expect(screen.getByText('Past Event')).toBeTruthy()
})

test('the members whose events are all past see them', async () => {
  showEvents([event('Over', -5)], ['Over'])
  await screen.findByText('1 past event')
  expect(titles()).toEqual(['Over'])
  expect(screen.queryByRole('region', { name: 'Next for you' })).toBeNull()
})

test('the date is said once to whoever sees it, and in full to whoever hears it', async () => {
  showEvents([event('Ahead', 2, { start: '2099-11-20T18:00:00Z', end: '2099-11-20T19:30:00Z' })])
  const time = (await screen.findByRole('article')).querySelector('time')
  expect(time?.querySelector('.sr-only')?.textContent).toMatch(/2099/)
  const seen = time?.querySelector('[aria-hidden]')?.textContent
  expect(seen).toMatch(/\d:\d\d/)
  expect(seen).not.toMatch(/2099|Nov/)
})

test('each event has the picture of its kind, which says nothing to a screen reader', async () => {
  showEvents([event('Ahead', 2, { tags: ['tea'] }), event('Other', 4)])
  await screen.findByText('Ahead')
  const sources = screen
    .getAllByRole('article')
    .map((card) => [card.querySelector('img')?.getAttribute('src'), card.querySelector('img')?.alt])
  expect(sources).toEqual([
    [expect.stringMatching(/^\/art\/event-tea-1260\.\w+\.webp$/), ''],
    [expect.stringMatching(/^\/art\/event-gathering-1260\.\w+\.webp$/), ''],
  ])
})

test('an event without a place says so where one would go; with places, it does not', async () => {
  showEvents([event('Full one', 2, { capacity: 8, available: 0 }), event('Ahead', 4)])
  await screen.findByText('Full one')
  const answer = (title: string) =>
    within(screen.getByRole('group', { name: `Your answer to ${title}` })).getByRole('button', {
      name: /^Going/,
    }).textContent
  expect(answer('Full one')).toBe('Going Full')
  expect(answer('Ahead')).toBe('Going')
})
