import type { Page } from '@playwright/test'
import type { Body } from './api.ts'
import { admin, logIn, type Product, type SignedIn } from './fixtures.ts'

/** Friday, November 20, 2026, 10:00 UTC: the present of most calendar journeys. */
export const now = new Date('2026-11-20T10:00:00Z')

/** Opens an address at a fixed time. Timers still run. */
export async function openAt(page: Page, path: string, moment = now): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(path)
}

/** An event, made by the administrator through the API. */
export async function makeEvent(
  product: Product,
  event: Pick<Body<'POST /global-events'>, 'title' | 'start' | 'end' | 'allDay'>,
) {
  const { call } = await logIn(product, admin)
  return call('POST /global-events', {
    body: {
      description: 'An hour of quiet, together.',
      location: { type: 'venue', name: 'The Boathouse', address: 'Harbour Lane 3', lat: 53.5, lng: 9.9 },
      ...event,
    },
  })
}

type Item = Body<'POST /daily-notes'>['notes'][number]

/** An item of a day's list. */
export const item = (id: number, text: string, more: Partial<Item> = {}): Item => ({
  id: String(1_763_600_000_000 + id),
  text,
  type: 'note',
  createdAt: '2026-11-19T08:00:00Z',
  ...more,
})

/** Saves a day's list from another device. */
export const saveDay = ({ call }: SignedIn, date: string, notes: Item[]) =>
  call('POST /daily-notes', { body: { date, notes } })

/** A day's list as the server has it. */
export const readDay = ({ call }: SignedIn, date: string) =>
  call('GET /daily-notes/{date}', { params: { date } })
