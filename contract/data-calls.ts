import * as z from 'zod/mini'
import * as exporting from './export.ts'
import * as imports from './imports.ts'
import { lengths } from './limits.ts'
import { member, rows } from './row.ts'
import { done } from './values.ts'

/** The calls by which a member takes everything out and brings it back in. Part of `api.ts`. */
export const dataCalls = rows({
  'GET /me/export': member({
    summary: 'What taking everything out would hold, and when that was last done',
    response: exporting.exportOverview,
  }),
  'POST /me/export': member({
    summary: 'A link to a ZIP file of what is the member’s own; it starts one download within ten minutes',
    body: exporting.exportRequest,
    response: exporting.exportTicket,
    whileFull: true,
    whileLeaving: true,
    skipsFreshness: true,
  }),

  'GET /imports': member({
    summary: 'What was brought in, the latest first',
    response: z.array(imports.importInfo),
  }),
  'POST /imports': member({
    summary: 'Begin to bring something in, or go on with it',
    body: imports.newImport,
    response: imports.importInfo,
  }),
  'POST /imports/preview': member({
    summary: 'What bringing in these rows would do: nothing is written',
    body: imports.importPreview,
    response: imports.importOutcome,
    bodyLimit: lengths.listBody,
    skipsFreshness: true,
    whileFull: true,
  }),
  'POST /imports/no-longer': member({
    summary:
      'Items that an earlier import of a calendar brought in and that it no longer holds: nothing is written',
    body: imports.heldItems,
    response: imports.noLonger,
    bodyLimit: lengths.listBody,
    skipsFreshness: true,
    whileFull: true,
  }),
  'POST /imports/{id}/rows': member({
    summary: 'Bring in rows of one kind; each is taken or refused by itself, and twice the same is once',
    params: imports.importId,
    body: imports.importRows,
    response: imports.importOutcome,
    stored: 'import',
    bodyLimit: lengths.listBody,
  }),
  'POST /imports/{id}/image': member({
    summary: 'Bring in a picture of an entry that this import brought in: JPG, PNG or WebP, at most 10 MB',
    params: imports.importId,
    query: imports.importedImage,
    file: true,
    response: done,
    stored: 'import-picture',
    bodyLimit: lengths.imageForm,
  }),
  'POST /imports/{id}/finish': member({
    summary: 'Say that all of an import was sent',
    params: imports.importId,
    response: imports.importInfo,
    whileFull: true,
  }),
  'DELETE /imports/{id}': member({
    summary: 'Undo an import within 30 days, a part at a time; what was edited since is kept',
    params: imports.importId,
    response: imports.undoneImport,
  }),
})
