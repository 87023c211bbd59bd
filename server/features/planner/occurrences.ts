import { isDeepStrictEqual } from 'node:util'
import type { PlannerItem, RepeatingItem } from '../../../contract/planner.ts'
import { occursOn } from '../../../contract/repeat.ts'

/** A repeating item as it is stored. */
export type Rule = RepeatingItem & { createdAt: string }

/** The id of an occurrence in the list of whatever day it is on. */
export const occurrenceId = (ruleId: string, date: string): string => `${ruleId}:${date}`

const isDue = (rule: Rule, date: string): boolean =>
  (rule.ends_on === null || date <= rule.ends_on) &&
  !rule.skipped.includes(date) &&
  occursOn(rule.repeat, rule.starts_on, date)

const occurrence = ({ id, text, type, time, endTime, color, reminder, createdAt }: Rule, date: string) => ({
  id: occurrenceId(id, date),
  text,
  type,
  time,
  ...(endTime && { endTime }),
  color,
  reminder,
  completed: false,
  createdAt,
  repeatId: id,
})

/** What comes on a day by rule, in the order in which the rules were made. */
export const occurrencesOn = (rules: readonly Rule[], date: string): PlannerItem[] =>
  rules.filter((rule) => isDue(rule, date)).map((rule) => occurrence(rule, date))

/** The list of a day: what is stored, and behind it the occurrences that nobody has touched. */
export function listOfDay(
  stored: readonly PlannerItem[],
  rules: readonly Rule[],
  date: string,
): PlannerItem[] {
  const known = new Set(stored.map(({ id }) => id))
  return [...stored, ...occurrencesOn(rules, date).filter(({ id }) => !known.has(id))]
}

/**
 * What of a day's list has to be stored: all but the occurrences at its end that are as their rules make them, so that
 * they follow their rules from then on.
 */
export function toStore(list: readonly PlannerItem[], rules: readonly Rule[], date: string): PlannerItem[] {
  const untouched = occurrencesOn(rules, date)
  let end = list.length
  while (end > 0) {
    const item = list[end - 1]
    const at = untouched.findIndex(({ id }) => id === item?.id)
    if (at < 0 || !isDeepStrictEqual(untouched[at], item)) break
    untouched.length = at
    end -= 1
  }
  return list.slice(0, end)
}

/** The rules whose occurrence of a day is no longer in its list. */
export const leftOut = (list: readonly PlannerItem[], rules: readonly Rule[], date: string): Rule[] => {
  const kept = new Set(list.map(({ id }) => id))
  return rules.filter((rule) => isDue(rule, date) && !kept.has(occurrenceId(rule.id, date)))
}
