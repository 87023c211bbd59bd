import type { Page } from '@playwright/test'
import type { GlobalEvent } from '../contract/events.ts'
import { admin, logIn, type Member, type Product } from './fixtures.ts'

/** Friday, November 20, 2026, 10:00 in UTC: the now of most journeys through the calendar. */
export const now = new Date('2026-11-20T10:00:00Z')

/** Opens an address at a fixed time. Timers still run. */
export async function openAt(page: Page, path: string, moment = now): Promise<void> {
  await page.clock.setFixedTime(moment)
  await page.goto(path)
}

/** Makes a call as a person. Fails the test if it is refused. */
export async function send<Answer>(
  product: Product,
  token: string,
  path: string,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(`${product.url}/api${path}`, {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as Answer
}

/** An event, made by the administrator through the API. */
export async function makeEvent(product: Product, event: Record<string, unknown>): Promise<GlobalEvent> {
  const { access_token } = await logIn(product, admin)
  return send(product, access_token, '/global-events', {
    description: 'An hour of quiet, together.',
    location: { type: 'venue', name: 'The Boathouse', address: 'Harbour Lane 3', lat: 53.5, lng: 9.9 },
    ...event,
  })
}

/** An item of a day's list. */
export const item = (id: number, text: string, more: Record<string, unknown> = {}) => ({
  id: String(1_763_600_000_000 + id),
  text,
  type: 'note',
  createdAt: '2026-11-19T08:00:00Z',
  ...more,
})

type Day = {
  date: string
  notes: ({ id: string; text: string } & Record<string, unknown>)[]
  version: number
}

/** Saves a day's list from another device. */
export const saveDay = (product: Product, member: Member, date: string, notes: unknown[]) =>
  send<Day>(product, member.token, '/daily-notes', { date, notes })

/** A day's list as the server has it. */
export const readDay = (product: Product, member: Member, date: string) =>
  send<Day>(product, member.token, `/daily-notes/${date}`)
