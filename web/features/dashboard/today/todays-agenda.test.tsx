import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { GlobalEvent } from '../../../../contract/events.ts'
import { today } from '../../../lib/time/days.ts'
import { makeEvent } from '../../../test/make-event.ts'
import { clearStage, serve, show, signIn } from '../../../test/render.tsx'
import { TodayCard } from './today-card.tsx'

afterEach(clearStage)

function stage(events: GlobalEvent[] = []) {
  signIn()
  const item = { type: 'note', color: 'gray', reminder: false, completed: false, createdAt: '' }
  const notes = [{ ...item, id: '1', text: 'Water the fern', time: '08:00' }]
  serve(({ name }) => {
    if (name.startsWith('GET /daily-notes/')) return { date: '', version: 1, notes }
    if (name.startsWith('GET /goals/'))
      return { week: '', version: 1, goals: [{ text: 'Walk by the water', completed: true }], reminders: [] }
    if (name === 'GET /my-rsvps')
      return events.map(({ id }) => ({ eventId: id, status: id === 'perhaps' ? 'interested' : 'going' }))
    return name === 'GET /global-events' ? events : []
  })
}

test('the agenda has what is planned for today and the goals of the week', async () => {
  stage()
  show(<TodayCard />)
  expect(await screen.findByText('Water the fern')).toBeTruthy()
  expect(screen.getByText('Walk by the water')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open your day' }).getAttribute('href')).toMatch(
    /^\/calendar\?tab=day/,
  )
})

test('an event of today that one goes to stands among it at its time, a cancelled one too', async () => {
  const at = (id: string, title: string, clock: string, more: Partial<GlobalEvent> = {}) => {
    const start = new Date(`${today()}T${clock}:00`).toISOString()
    return makeEvent({ id, title, start, end: start, ...more })
  }
  stage([
    at('early', 'Morning stretch', '07:00', { isCancelled: true }),
    at('late', 'Choir', '19:00'),
    at('perhaps', 'Market', '20:00'),
  ])
  show(<TodayCard />)
  const agenda = within(await screen.findByRole('region', { name: "Today's agenda" }))
  expect((await agenda.findByRole('link', { name: /Choir, Going/ })).getAttribute('href')).toBe(
    '/events?event=late',
  )
  expect(agenda.getByRole('link', { name: /Morning stretch, Cancelled/ })).toBeTruthy()
  const words = agenda.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  const places = ['Morning stretch', 'Water the fern', 'Choir'].map((title) =>
    words.findIndex((text) => text.includes(title)),
  )
  expect(places).toEqual([0, 1, 2])
  expect(agenda.queryByText('Market')).toBeNull()
})
