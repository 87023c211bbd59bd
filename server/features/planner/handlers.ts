import { lengths } from '../../../contract/limits.ts'
import { plannerItem } from '../../../contract/planner.ts'
import type { Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { Refusal, refuse } from '../../kernel/http/refusal.ts'
import { parse } from '../../kernel/http/validate.ts'
import { changeDay, itemOf, moveItems, putItem } from './day-changes.ts'
import {
  countDailyNotes,
  getDailyNotes,
  getGoals,
  listDays,
  listPlannerReminders,
  saveDailyNotes,
  saveGoals,
  tickGoal,
} from './queries.ts'
import { listRules } from './repeating-items.ts'
import { addRule, changeRule, removeRule } from './rule-changes.ts'

const dayChangedElsewhere = () =>
  refuse(409, 'This day was changed on another device. Load it again to keep both.')
const weekChangedElsewhere = () =>
  refuse(409, 'This week was changed on another device. Load it again to keep both.')

export const plannerHandlers = ({ db, clock }: Deps) =>
  handlers({
    'GET /daily-notes': async ({ member, query }) =>
      countDailyNotes(db, member.id, { from: query.from_date, to: query.to_date }),

    'GET /daily-notes/{date}': async ({ member, params }) => getDailyNotes(db, member.id, params.date),

    'POST /daily-notes': async ({ member, body }) => {
      const { date, notes, version: basedOn } = body
      const version = await saveDailyNotes(db, member.id, { date, notes, basedOn })
      return version === undefined ? dayChangedElsewhere() : { date, notes, version }
    },

    'GET /planner/days': async ({ member, query }) =>
      listDays(db, member.id, { from: query.from_date, to: query.to_date }),

    'POST /daily-notes/{date}/items': async ({ member, params, body: { position, ...item } }) =>
      changeDay(db, member.id, params.date, (notes) => putItem(notes, item, position)),

    'PATCH /daily-notes/{date}/items/{id}': async ({ member, params, body }) => {
      const { position, version: seen, ...change } = body
      return changeDay(db, member.id, params.date, (notes, version) => {
        if (seen !== undefined && seen !== version) return dayChangedElsewhere()
        const item = parse(plannerItem, { ...itemOf(notes, params.id), ...change })
        return item instanceof Refusal ? item : putItem(notes, item, position)
      })
    },

    'DELETE /daily-notes/{date}/items/{id}': async ({ member, params, query: { version: seen } }) =>
      changeDay(db, member.id, params.date, (notes, version) => {
        if (seen !== undefined && seen !== version) return dayChangedElsewhere()
        const gone = itemOf(notes, params.id)
        return notes.filter((item) => item !== gone)
      }),

    'POST /daily-notes/{date}/move': async ({ member, params, body: { ids, to } }) =>
      moveItems(db, member.id, { from: params.date, to, ids }),

    'GET /planner/repeating-items': async ({ member }) => listRules(db, member.id),

    'POST /planner/repeating-items': async ({ member, body }) => addRule(db, member.id, body, clock.now()),

    'PATCH /planner/repeating-items/{id}': async ({ member, params, body }) =>
      changeRule(db, member.id, params.id, body, clock.now()),

    'DELETE /planner/repeating-items/{id}': async ({ member, params }) => {
      await removeRule(db, member.id, params.id)
      return { ok: true }
    },

    'GET /goals/{weekStartDate}': async ({ member, params }) => getGoals(db, member.id, params.weekStartDate),

    'POST /goals': async ({ member, body }) => {
      const { week, goals, reminders, version: basedOn } = body
      const version = await saveGoals(db, member.id, { week, goals, reminders, basedOn })
      return version === undefined ? weekChangedElsewhere() : { week, goals, reminders, version }
    },

    'PATCH /goals/{weekStartDate}': async ({ member, params, body }) =>
      tickGoal(db, member.id, params.weekStartDate, body),

    'GET /planner/reminders': async ({ member, query }) =>
      listPlannerReminders(db, member.id, { from: query.from_date, to: query.to_date }, lengths.reminders),
  })
