import type { Page, Route } from '@playwright/test'
import type { RsvpStatus } from '../contract/rsvps.ts'
import { expect, join, test as office, type Product } from './back-office.ts'
import { eventMaker, rsvp } from './events-maker.ts'

export { expect, type Product } from './back-office.ts'
export { inHours } from './events-maker.ts'

type Events = Awaited<ReturnType<typeof eventMaker>>

/** The administrator signed in on `page`, in a community that has only the events of the test. */
export const test = office.extend<{ events: Events }>({
  events: async ({ product, keeper: _ }, use) => use(await eventMaker(product)),
})

export const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title })
export { toast } from './toast.ts'

/** The dialog of the event form. */
export const editor = (page: Page) => page.getByRole('dialog', { name: /^(Create New|Edit) Event$/ })

/** One of its fields. */
export const field = (page: Page, name: string) => editor(page).getByLabel(name, { exact: true })

/** The field of the recurrence as an RRULE, which is folded away. */
export async function rule(page: Page) {
  const advanced = editor(page).locator('details').filter({ hasText: 'Advanced' })
  if ((await advanced.getAttribute('open')) === null) await advanced.getByText('Advanced').click()
  return field(page, 'Recurrence')
}

/** The button that creates the event. */
export const create = (page: Page) => editor(page).getByRole('button', { name: 'Create', exact: true })

export async function openNew(page: Page) {
  await page.goto('/admin/events')
  await page.getByRole('button', { name: 'Create Event' }).click()
  return editor(page)
}

/** Fills the required fields. */
export async function fillRequired(page: Page, title: string) {
  const form = editor(page)
  await form.getByLabel('Title', { exact: true }).fill(title)
  await form.getByLabel('Description').fill('An hour of quiet.')
  await form.getByLabel('Start', { exact: true }).fill('2031-05-12T18:00')
  await form.getByLabel('End', { exact: true }).fill('2031-05-12T19:30')
}

/** Answers an event as a new member. */
export async function answer(product: Product, id: string, name: string, status: RsvpStatus) {
  const member = await join(product, name)
  await rsvp(member, id, status)
  return member
}

export const fail =
  (status: number, json: object = { detail: 'x' }) =>
  (route: Route) =>
    route.fulfill({ status, json })

/** Chooses an action of an event: from its menu, or of its buttons where a desk has one. */
export async function chooseAction(page: Page, title: string, action: string) {
  const button = page.getByRole('button', { name: `${action} ${title}`, exact: true })
  const menu = page.getByRole('button', { name: `Actions for ${title}` })
  await expect(button.or(menu).first()).toBeVisible()
  if (await button.isVisible()) return button.click()
  await menu.click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
}

/** On a phone, unfolds what a row does not show at once. */
export async function unfold(page: Page, title: string) {
  const row = page.getByRole('button', { name: title, exact: true })
  if ((page.viewportSize()?.width ?? 0) < 900) await row.click()
}
