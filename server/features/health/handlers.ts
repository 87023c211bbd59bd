import { isBlank } from '../../../contract/blank.ts'
import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { saveHealthGoals } from '../profile/queries.ts'
import { type ChangedDay, changeHealthDay, saveOnto } from './changes.ts'
import { listHealthEntries, saveHealthEntry } from './queries.ts'
import { rangeRefusal } from './rules.ts'

/** The day as it is by now, or the fields that changed on both sides. What did not is saved in any case. */
const entryOrConflicts = ({ entry, conflicts }: ChangedDay) =>
  conflicts.length === 0
    ? entry
    : refuse(409, 'Some of this day was changed on another device. Both are shown, so that you can choose.', {
        fields: conflicts,
      })

export const healthHandlers = ({ db, clock, limiter }: Deps) =>
  handlers({
    'GET /health': async ({ member, query: { from_date: from, to_date: to } }) => {
      const refusal = rangeRefusal(from, to)
      return refusal ?? listHealthEntries(db, { memberId: member.id, from, to })
    },

    'POST /health': async ({ member, body: { base, ...body } }) => {
      const notes = body.notes === null || isBlank(body.notes) ? null : body.notes
      // The unit of a missing value is dropped (specification, Member 4).
      const glucoseContext = body.glucoseMgDl === null ? null : body.glucoseContext
      const entry = { ...body, notes, glucoseContext }
      return base
        ? entryOrConflicts(await saveOnto(db, member.id, entry, base, clock.now()))
        : saveHealthEntry(db, member.id, entry, clock.now())
    },

    'PATCH /health/{date}': async ({ member, params, body }) =>
      entryOrConflicts(await changeHealthDay(db, member.id, params.date, body, clock.now())),

    'PATCH /user/health-goals': async ({ member, body }) =>
      (await limiter.take(rates.profile, member.id)) ?? saveHealthGoals(db, member.id, body),
  })
