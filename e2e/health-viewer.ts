import type { Page } from '@playwright/test'
import type { SignedIn } from './fixtures.ts'

/** The audit log's entries about a member. */
export const auditOf = async ({ call }: SignedIn, { id }: SignedIn) =>
  (await call('GET /admin/audit')).filter(({ subject }) => subject?.id === id)

/** The parts of the health viewer that tests touch. */
export const screen = (page: Page) => ({
  search: page.getByPlaceholder('Search users...'),
  user: (name: string) => page.getByRole('option', { name }),
  from: page.getByLabel('From Date'),
  to: page.getByLabel('To Date'),
  reason: page.getByLabel('Reason for viewing'),
  load: page.getByRole('button', { name: 'Load Data' }),
  exportCsv: page.getByRole('button', { name: 'Export CSV' }),
  entries: (name: string) =>
    page.getByRole('list', { name: `Health entries of ${name}` }).locator(':scope > li'),
})

/** Gives a reason, and loads the picked member's entries with it. */
export async function loadWithReason(page: Page, reason = 'She asked me to.') {
  await screen(page).reason.fill(reason)
  await screen(page).load.click()
}

/** The call for the list of users, with any query. */
export const usersCall = /\/api\/admin\/users(\?|$)/
