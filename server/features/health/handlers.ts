import { lengths } from '../../../contract/limits.ts'
import { isBlank } from '../../../contract/values.ts'
import { addDays } from '../../../contract/week.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/refusal.ts'
import { saveHealthGoals } from '../profile/queries.ts'
import { listHealthEntries, saveHealthEntry } from './queries.ts'

export const healthHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /health': async ({ member, query: { from_date: from, to_date: to } }) => {
      if (from && to && to > addDays(from, lengths.healthDays - 1))
        return refuse(400, `A range spans at most ${lengths.healthDays} days.`)
      return listHealthEntries(db, member.id, { from, to, limit: lengths.healthDays })
    },

    'POST /health': async ({ member, body }) => {
      const notes = body.notes === null || isBlank(body.notes) ? null : body.notes
      // What the value was measured in is of no use without a value (member.md section 4).
      const glucoseContext = body.glucoseMgDl === null ? null : body.glucoseContext
      return saveHealthEntry(db, member.id, { ...body, notes, glucoseContext }, clock.now())
    },

    'PATCH /user/health-goals': async ({ member, body }) => saveHealthGoals(db, member.id, body),
  })
