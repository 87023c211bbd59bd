import { lengths } from '../../../contract/limits.ts'
import { isBlank } from '../../../contract/values.ts'
import { addDays } from '../../../contract/week.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today } from '../../kernel/clock.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import { createMood, listMoods } from './queries.ts'

export const moodHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /mood/history': async ({ member, query }) =>
      listMoods(db, member.id, {
        from: query.from_date,
        to: query.to_date,
        before: query.before,
        limit: query.limit ?? lengths.page,
      }),

    'POST /mood': async ({ member, body, zone }) => {
      if (body.date > addDays(today(clock.now(), zone).toString(), 1))
        return refuse(400, 'A mood cannot be of a day to come.')
      const note = body.note === null || isBlank(body.note) ? null : body.note
      return createMood(db, member.id, { ...body, note }, clock.now())
    },
  })
