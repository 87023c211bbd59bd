import { lengths } from '../../../contract/limits.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import type { Change } from '../../lib/outbox/change.ts'
import type { QueuedCall } from '../../lib/outbox/queued-call.ts'
import { dayInFull } from './day-words.ts'
import { putDay } from './fetched-days.ts'
import { joinDays } from './join-days.ts'
import { keepBoth } from './keep-both.ts'
import { applyDay } from './optimistic-days.ts'
import { weekGoals } from './queries.ts'

/*
 * Whole lists in the outbox: a day, and the goals of a week. Each was made from a list as it was read (`before`). If
 * another device has saved since, both are joined by their items. Nobody is asked, unless the form is still there.
 */

/** How often a list is joined anew after another device was quicker. */
const mostRounds = 5
const isStale = (error: unknown, round: number) =>
  error instanceof ApiError && error.status === 409 && round < mostRounds

type Worded = { text: string }

const editableIn = (list: readonly Worded[], labelOf: (nth: number) => string) =>
  list.map(({ text }, at) => ({ label: labelOf(at + 1), text, most: lengths.plannerText }))

const withTexts = <T extends Worded>(list: readonly T[], texts: readonly string[]): T[] =>
  list.map((one, at) => ({ ...one, text: texts[at] ?? one.text }))

export const daySaved: QueuedCall<'POST /daily-notes'> = {
  async send({ id, body, before }, call, { isHeld }) {
    for (let [round, next] = [1, body]; ; round += 1) {
      try {
        return await call('POST /daily-notes', { body: next })
      } catch (error) {
        if (isHeld || !isStale(error, round)) throw error
      }
      const theirs = await call('GET /daily-notes/{date}', { params: { date: body.date } })
      const base = (before ?? []) as PlannerItem[]
      const notes = joinDays(base, theirs.notes, body.notes as PlannerItem[], id)
      if (JSON.stringify(notes) === JSON.stringify(theirs.notes)) return theirs
      next = { ...body, notes, version: theirs.version }
    }
  },
  applyOptimistic: (data, key, { body: { date, notes } }) =>
    applyDay(data, key, date, () => notes as PlannerItem[]),
  applyAnswer(client, day) {
    putDay(client, day)
    return ['planner']
  },
  describe: ({ body }) => ({
    about: t('Planner, {day}', { day: dayInFull(body.date) }),
    text: body.notes.map(({ text }) => text).join('\n'),
  }),
  editableTexts: ({ body }) => editableIn(body.notes, (nth) => t('Text {nth}', { nth })),
  withTexts: (change, texts) => ({
    ...change,
    body: { ...change.body, notes: withTexts(change.body.notes, texts) },
  }),
}

type Week = Pick<Change<'POST /goals'>['body'], 'goals' | 'reminders'>
const aboutWeek = (monday: string) => t('Goals, week of {day}', { day: dayInFull(monday) })

/** A week's lists with a change, where they were fetched. */
const applyWeek = (data: unknown, key: readonly unknown[], monday: string, change: (week: Week) => Week) =>
  key[0] === 'planner' && ['week', 'weekly-reminders'].includes(String(key[1])) && key[2] === monday
    ? { ...(data as object), ...change(data as Week) }
    : data

export const goalsSaved: QueuedCall<'POST /goals'> = {
  async send({ body, before }, call, { isHeld }) {
    const base = (before ?? { goals: [], reminders: [] }) as Week
    for (let [round, next] = [1, body]; ; round += 1) {
      try {
        return await call('POST /goals', { body: next })
      } catch (error) {
        if (isHeld || !isStale(error, round)) throw error
      }
      const params = { weekStartDate: body.week }
      const { goals, reminders, version } = await call('GET /goals/{weekStartDate}', { params })
      next = {
        week: body.week,
        version,
        goals: keepBoth(base.goals, goals, body.goals, ({ text }) => text),
        reminders: keepBoth(base.reminders, reminders, body.reminders, ({ text, time }) => `${time} ${text}`),
      }
    }
  },
  applyOptimistic: (data, key, { body: { week, goals, reminders } }) =>
    applyWeek(data, key, week, () => ({ goals, reminders })),
  applyAnswer(client, stored) {
    client.setQueryData(weekGoals(stored.week).queryKey, stored)
    return ['planner']
  },
  describe: ({ body }) => ({
    about: aboutWeek(body.week),
    text: [...body.goals, ...body.reminders].map(({ text }) => text).join('\n'),
  }),
  editableTexts: ({ body }) => [
    ...editableIn(body.goals, (nth) => t('Goal {nth}', { nth })),
    ...editableIn(body.reminders, (nth) => t('Reminder {nth}', { nth })),
  ],
  withTexts: (change, texts) => {
    const { goals, reminders } = change.body
    const lists = {
      goals: withTexts(goals, texts),
      reminders: withTexts(reminders, texts.slice(goals.length)),
    }
    return { ...change, body: { ...change.body, ...lists } }
  },
}

export const goalTicked: QueuedCall<'PATCH /goals/{weekStartDate}'> = {
  applyOptimistic: (data, key, { params, body: { text, position, completed } }) =>
    applyWeek(data, key, params.weekStartDate, (week) => {
      const named = week.goals.findIndex((goal) => goal.text === text)
      const at = position !== undefined && week.goals[position]?.text === text ? position : named
      return { ...week, goals: week.goals.map((goal, nth) => (nth === at ? { ...goal, completed } : goal)) }
    }),
  applyAnswer(client, stored) {
    client.setQueryData(weekGoals(stored.week).queryKey, stored)
    return ['planner']
  },
  describe: ({ params, body: { text: name, completed } }) => ({
    about: aboutWeek(params.weekStartDate),
    text: completed ? t('Done: {name}', { name }) : t('Not done: {name}', { name }),
  }),
}
