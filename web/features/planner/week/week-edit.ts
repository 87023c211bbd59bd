import type * as z from 'zod/mini'
import { isBlank } from '../../../../contract/blank.ts'
import { lengths } from '../../../../contract/limits.ts'
import type { goal, weeklyReminder } from '../../../../contract/planner.ts'
import { keepBoth } from '../keep-both.ts'

export type Goal = z.output<typeof goal>
export type Reminder = z.output<typeof weeklyReminder>
/** A week's goals and reminders. */
type WeekPlan = { goals: Goal[]; reminders: Reminder[] }
/** The lists as they were read, and their version. */
export type SavedWeek = WeekPlan & { version: number }
/** A week while it is edited: its beginning, its present content, and what is still being typed. */
export type WeekEdit = { base: SavedWeek; plan: WeekPlan; typed: { goal: string; reminder: Reminder } }

/** From Monday to Sunday. */
export const everyDay = [1, 2, 3, 4, 5, 6, 7]
const nothingTyped = { goal: '', reminder: { text: '', time: '', days: everyDay } }

export const beginWeek = ({ goals, reminders, version }: SavedWeek): WeekEdit => ({
  base: { goals, reminders, version },
  plan: { goals, reminders },
  typed: nothingTyped,
})

/** Whether a goal or a reminder with these words can be stored. */
const isKept = (text: string) => !isBlank(text) && text.length <= lengths.plannerText

/** Turns the typed text into a goal. A blank is ignored, and a text that is too long stays in its field. */
export function addGoal(edit: WeekEdit): WeekEdit {
  const text = edit.typed.goal.trim()
  if (!isKept(text)) return edit
  const goals = [...edit.plan.goals, { text, completed: false }]
  return { ...edit, plan: { ...edit.plan, goals }, typed: { ...edit.typed, goal: '' } }
}

/** Turns the typed fields into a reminder, if they have a time and a valid text. Otherwise they stay. */
export function addReminder(edit: WeekEdit): WeekEdit {
  const { time, days } = edit.typed.reminder
  const text = edit.typed.reminder.text.trim()
  if (!isKept(text) || time === '') return edit
  const reminders = [...edit.plan.reminders, { text, time, ...daysOf(days) }]
  return {
    ...edit,
    plan: { ...edit.plan, reminders },
    typed: { ...edit.typed, reminder: nothingTyped.reminder },
  }
}

/** The days of a reminder as they are kept: those of all seven go without saying, as a reminder has always come. */
export const daysOf = (days: Reminder['days']): Pick<Reminder, 'days'> =>
  days && days.length < everyDay.length ? { days } : {}

/** The goal as it is stored, and its place there; undefined for one that is not saved yet. */
export function storedGoal({ base, plan }: WeekEdit, position: number) {
  const text = plan.goals[position]?.text
  const nth = plan.goals.slice(0, position).filter((goal) => goal.text === text).length
  const places = base.goals.flatMap((goal, place) => (goal.text === text ? [place] : []))
  const place = places[nth]
  return text === undefined || place === undefined ? undefined : { text, position: place }
}

/** A goal is ticked in the edit alone. */
export const tickHere = (edit: WeekEdit, position: number, completed: boolean): WeekEdit => ({
  ...edit,
  plan: {
    ...edit.plan,
    goals: edit.plan.goals.map((goal, at) => (at === position ? { ...goal, completed } : goal)),
  },
})

/** Whether leaving would throw anything away. */
export const isWeekDirty = ({ base: { version: _, ...base }, plan, typed }: WeekEdit): boolean =>
  JSON.stringify(base) !== JSON.stringify(plan) || !isBlank(typed.goal) || !isBlank(typed.reminder.text)

/** An edit merged with what another device has saved: theirs, with the changes made here. */
export function joinWeek(edit: WeekEdit, { goals, reminders, version }: SavedWeek): WeekEdit {
  const { base, plan } = edit
  return {
    ...edit,
    base: { goals, reminders, version },
    plan: {
      goals: keepBoth(base.goals, goals, plan.goals, ({ text }) => text),
      reminders: keepBoth(base.reminders, reminders, plan.reminders, ({ text, time }) => `${time} ${text}`),
    },
  }
}
