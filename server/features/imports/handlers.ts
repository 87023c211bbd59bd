import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { removePrivateFiles } from '../journal/queries.ts'
import { itemsNoLongerIn } from './kinds/items-held.ts'
import { importImage } from './kinds/journal-images.ts'
import { beginImport, finishImport, listImports } from './queries.ts'
import { takeRows } from './take-rows.ts'
import { undoImport } from './undo.ts'

export const importHandlers = (deps: Deps) => {
  const { db, clock, limiter, jobs } = deps
  return handlers({
    'GET /imports': async ({ member }) => listImports(db, member.id),

    'POST /imports': async ({ member, body }) =>
      (await limiter.take(rates.imports, member.id)) ?? beginImport(db, member.id, body, clock.now()),

    'POST /imports/preview': async ({ member, body: { source, ...sent }, zone }) => {
      const limited = await limiter.take(rates.importPreviews, member.id)
      if (limited) return limited
      return { rows: await takeRows(db, { memberId: member.id, now: clock.now(), zone }, { source }, sent) }
    },

    'POST /imports/no-longer': async ({ member, body: { source, items }, zone }) => {
      const limited = await limiter.take(rates.importPreviews, member.id)
      if (limited) return limited
      const day = today(clock.now(), zone).toString()
      return itemsNoLongerIn(db, { memberId: member.id, source, today: day }, items)
    },

    'POST /imports/{id}/rows': async ({ member, params, body, zone }) => {
      const facts = { memberId: member.id, now: clock.now(), zone }
      return { rows: await takeRows(db, facts, { importId: params.id }, body) }
    },

    'POST /imports/{id}/image': async ({ member, params, query, withFile }) =>
      (await importImage(deps, member.id, params.id, query, withFile)) ?? { ok: true },

    'POST /imports/{id}/finish': async ({ member, params }) =>
      finishImport(db, member.id, params.id, clock.now()),

    'DELETE /imports/{id}': async ({ member, params }) => {
      const undone = await undoImport(db, member.id, params.id, clock.now())
      await removePrivateFiles(jobs)
      return undone
    },
  })
}
