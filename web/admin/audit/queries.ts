import { queryOptions } from '@tanstack/react-query'
import type { AuditKind } from '../../../contract/audit.ts'
import { call } from '../../lib/api.ts'

/** What narrows the log. Days are whole ones on the reader's clock. */
export type AuditFilters = {
  kind?: AuditKind | undefined
  actor?: string | undefined
  /** Who did it, or to whom it was done. */
  member?: string | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

/** Lines of one page. */
const pageRows = 50

/**
 * One page of the audit log, newest first. `next` is the cursor of the next page. One more line is requested, to know
 * whether there is one.
 */
export const auditLines = (filters: AuditFilters, before: string | undefined) =>
  queryOptions({
    queryKey: ['admin', 'audit', filters, before],
    queryFn: async ({ signal }) => {
      const found = await call('GET /admin/audit', {
        query: { ...filters, before, limit: pageRows + 1 },
        signal,
      })
      const lines = found.slice(0, pageRows)
      return { lines, next: found.length > pageRows ? lines.at(-1)?.id : undefined }
    },
    // Something may have been written down since it was last looked at.
    staleTime: 0,
  })

/** How many lines the dashboard shows. */
const lastLines = 5

/** The last lines of the log. */
export const lastAuditLines = queryOptions({
  queryKey: ['admin', 'audit', 'last'],
  queryFn: ({ signal }) => call('GET /admin/audit', { query: { limit: lastLines }, signal }),
  staleTime: 0,
})
