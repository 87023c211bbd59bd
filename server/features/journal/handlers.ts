import { isBlank } from '../../../contract/blank.ts'
import { rates } from '../../../contract/rates.ts'
import { texts } from '../../../contract/texts.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { unlessReadOnly } from '../../kernel/database/database.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { countDays, countMonths, countTags } from './counts.ts'
import { searchElsewhere } from './elsewhere.ts'
import { getEntry } from './entries.ts'
import { storePrivateImage } from './images.ts'
import { removePrivateFiles } from './jobs.ts'
import { listBin, listEntries } from './listing.ts'
import { getJournalSettings, listMemories, saveJournalSettings } from './memories.ts'
import { binEntry, removeEntry } from './removal.ts'
import { dayRefusal } from './rules.ts'
import { changeEntry, createEntry, restoreEntry } from './writing.ts'

export const journalHandlers = (deps: Deps) => {
  const { db, clock, jobs, limiter } = deps
  // Where nothing can be saved, searching goes on uncounted.
  const searchLimit = (memberId: string) => unlessReadOnly(limiter.take(rates.searches, memberId))
  const wholeLimit = (memberId: string) => unlessReadOnly(limiter.take(rates.wholeEntries, memberId))
  return handlers({
    'GET /journal': async ({ member, query }) =>
      (query.query === undefined && query.tag === undefined ? undefined : await searchLimit(member.id)) ??
      (query.bodies === 'true' ? await wholeLimit(member.id) : undefined) ??
      listEntries(db, member.id, query),

    'POST /journal': async ({ member, body, zone }) => {
      const refusal = dayRefusal(body, clock.now(), zone)
      if (refusal) return refusal
      if (isBlank(body.title) && isBlank(body.body) && body.images.length === 0)
        return refuse(400, texts('Write something first.'))
      return createEntry(db, member.id, body, clock.now())
    },

    'GET /journal/{id}': async ({ member, params }) => getEntry(db, member.id, params.id),

    'PATCH /journal/{id}': async ({ member, params, body, zone }) =>
      dayRefusal(body, clock.now(), zone) ?? changeEntry(db, member.id, params.id, body, clock.now()),

    'DELETE /journal/{id}': async ({ member, params }) => {
      await binEntry(db, member.id, params.id, clock.now())
      return { ok: true }
    },

    'GET /journal/bin': async ({ member, query }) => listBin(db, member.id, query),

    'POST /journal/{id}/restore': async ({ member, params }) => restoreEntry(db, member.id, params.id),

    'DELETE /journal/bin/{id}': async ({ member, params }) => {
      if (!(await removeEntry(db, member.id, params.id, clock.now()))) return notFound()
      await removePrivateFiles(jobs)
      return { ok: true }
    },

    'GET /journal/tags': async ({ member }) => countTags(db, member.id),
    'GET /journal/months': async ({ member }) => countMonths(db, member.id),
    'GET /journal/days': async ({ member, query }) =>
      countDays(db, member.id, { from: query.from_date, to: query.to_date }),

    'GET /journal/on-this-day': async ({ member, query }) => listMemories(db, member.id, query.date),
    'GET /journal/settings': async ({ member }) => getJournalSettings(db, member.id),
    'PATCH /journal/settings': async ({ member, body }) =>
      (await limiter.take(rates.profile, member.id)) ?? saveJournalSettings(db, member.id, body),

    'GET /journal/elsewhere': async ({ member, query }) =>
      (await searchLimit(member.id)) ?? searchElsewhere(db, member.id, query),

    'POST /journal/images': async ({ member, query, withFile }) => {
      // Counted at the start of an upload, so that one that never ends counts too.
      const limited = await limiter.take(rates.uploads, member.id)
      if (limited) return limited
      deps.imageRenderer.prepare()
      return withFile((sent) => storePrivateImage(deps, member.id, { id: query.id, sent }))
    },
  })
}
