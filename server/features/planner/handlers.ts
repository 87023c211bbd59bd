import { lengths } from '../../../contract/limits.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../kernel/http/refusal.ts'
import {
  countDailyNotes,
  getDailyNotes,
  getGoals,
  listPlannerReminders,
  saveDailyNotes,
  saveGoals,
} from './queries.ts'

const dayChangedElsewhere = () =>
  refuse(409, 'This day was changed on another device. Load it again to keep both.')
const weekChangedElsewhere = () =>
  refuse(409, 'This week was changed on another device. Load it again to keep both.')

export const plannerHandlers = ({ db }: Deps) =>
  handlers({
    'GET /daily-notes': async ({ member, query }) =>
      countDailyNotes(db, member.id, { from: query.from_date, to: query.to_date }),

    'GET /daily-notes/{date}': async ({ member, params }) => getDailyNotes(db, member.id, params.date),

    'POST /daily-notes': async ({ member, body }) => {
      const { date, notes, version: basedOn } = body
      const version = await saveDailyNotes(db, member.id, { date, notes, basedOn })
      return version === undefined ? dayChangedElsewhere() : { date, notes, version }
    },

    'GET /goals/{weekStartDate}': async ({ member, params }) => getGoals(db, member.id, params.weekStartDate),

    'POST /goals': async ({ member, body }) => {
      const { week, goals, reminders, version: basedOn } = body
      const version = await saveGoals(db, member.id, { week, goals, reminders, basedOn })
      return version === undefined ? weekChangedElsewhere() : { week, goals, reminders, version }
    },

    'GET /planner/reminders': async ({ member, query }) =>
      listPlannerReminders(db, member.id, { from: query.from_date, to: query.to_date }, lengths.reminders),
  })
