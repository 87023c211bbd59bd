import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { listAudit } from './audit-log.ts'

/** The record of who did what. */
export const auditHandlers = ({ db }: Deps) =>
  handlers({ 'GET /admin/audit': async ({ query }) => listAudit(db, query) })
