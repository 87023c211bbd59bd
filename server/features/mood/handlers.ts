import { lengths } from '../../../contract/limits.ts'
import { isBlank } from '../../../contract/values.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
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

    'POST /mood': async ({ member, body }) => {
      const note = body.note === null || isBlank(body.note) ? null : body.note
      return createMood(db, member.id, { ...body, note }, clock.now())
    },
  })
