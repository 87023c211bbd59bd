import type { Page } from '@playwright/test'
import { api, type Product } from './back-office.ts'

type Line = { kind: string; subject: { id: string } | null; details: Record<string, unknown> }
/** The lines of the audit log about a person. */
export const auditOf = async (product: Product, token: string, id: string) =>
  (await api<Line[]>(product, token, 'GET', '/admin/audit')).filter(({ subject }) => subject?.id === id)

/** The parts of the health viewer that tests touch. */
export const screen = (page: Page) => ({
  search: page.getByPlaceholder('Search users...'),
  user: (name: string) => page.getByRole('option', { name }),
  from: page.getByLabel('From Date'),
  to: page.getByLabel('To Date'),
  load: page.getByRole('button', { name: 'Load Data' }),
  exportCsv: page.getByRole('button', { name: 'Export CSV' }),
  entries: (name: string) =>
    page.getByRole('list', { name: `Health entries of ${name}` }).locator(':scope > li'),
})

/** The call for the list of users, with any query. */
export const usersCall = /\/api\/admin\/users(\?|$)/
