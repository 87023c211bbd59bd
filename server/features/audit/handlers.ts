import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { listAudit } from './audit-log.ts'
import { writeAudit } from './queries.ts'

/** The record of who did what. */
export const auditHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /admin/audit': async ({ query, zone }) => listAudit(db, query, zone),

    'POST /admin/audit/export': async ({ member, body }) => {
      await writeAudit(db, { at: clock.now(), kind: 'audit-exported', actor: member, details: body })
      return { ok: true }
    },
  })
