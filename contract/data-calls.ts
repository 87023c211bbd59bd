import * as exporting from './export.ts'
import { member, rows } from './row.ts'

/** The calls by which a member takes everything out and brings it back in. Part of `api.ts`. */
export const dataCalls = rows({
  'GET /me/export': member({
    summary: 'What taking everything out would hold, and when that was last done',
    response: exporting.exportOverview,
  }),
  'POST /me/export': member({
    summary: 'A link to a ZIP file of what is the member’s own; it starts one download within ten minutes',
    body: exporting.exportWish,
    response: exporting.exportTicket,
    whileFull: true,
    whileLeaving: true,
    skipsFreshness: true,
  }),
})
