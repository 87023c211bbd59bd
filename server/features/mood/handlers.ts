import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { toStored } from '../../kernel/clock.ts'
import { createMood, deleteMood, getMood, listMoodDays, listMoods, updateMood } from './queries.ts'
import { momentRefusal } from './rules.ts'

const noteOf = (note: string | null) => (note === null || isBlank(note) ? null : note)
const stored = (moment: string) => toStored(Temporal.Instant.from(moment))

export const moodHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /mood/history': async ({ member, query }) =>
      listMoods(db, member.id, {
        from: query.from_date,
        to: query.to_date,
        before: query.before,
        limit: query.limit ?? lengths.page,
      }),

    'GET /mood/days': async ({ member, query }) =>
      listMoodDays(db, member.id, { from: query.from_date, to: query.to_date }),

    'POST /mood': async ({ member, body, zone }) => {
      const { created_at, ...mood } = body
      const refusal = momentRefusal(body, clock.now(), zone)
      if (refusal) return refusal
      return createMood(
        db,
        member.id,
        { ...mood, note: noteOf(mood.note), ...(created_at && { created_at: stored(created_at) }) },
        clock.now(),
      )
    },

    'PATCH /mood/{id}': async ({ member, params, body, zone }) => {
      const { note, created_at, version, ...fields } = body
      const { date } = body.date ? { date: body.date } : await getMood(db, member.id, params.id)
      return (
        momentRefusal({ date, created_at }, clock.now(), zone) ??
        updateMood(
          db,
          member.id,
          { id: params.id, version },
          {
            ...fields,
            ...(note !== undefined && { note: noteOf(note) }),
            ...(created_at && { created_at: stored(created_at) }),
          },
        )
      )
    },

    'DELETE /mood/{id}': async ({ member, params, query }) => {
      await deleteMood(db, member.id, { id: params.id, version: query.version })
      return { ok: true }
    },
  })
