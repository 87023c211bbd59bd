import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import type { newRepeatingItem, repeatingItemChange } from '../../../contract/planner.ts'
import { texts, wording } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { type Refusal, refuse } from '../../kernel/http/refusal.ts'
import { lockDay, storeDay } from './day-changes.ts'
import { occurrencesOn, type Rule } from './occurrences.ts'
import { countRepeatChange, deleteRule, listRules, lockRule, saveRule } from './repeating-items.ts'

type NewItem = z.output<typeof newRepeatingItem>
type Fields = Omit<NewItem, 'id' | 'item_id'>

/** Why something cannot come again like this; undefined when it can. */
const fault = ({ starts_on, ends_on, time, endTime }: Fields): Refusal | undefined => {
  if (ends_on !== null && ends_on < starts_on)
    return refuse(400, texts('It should end on the day it starts, or later.'))
  return endTime && !(time && endTime > time)
    ? refuse(400, texts('An end should be later than the time it begins.'))
    : undefined
}

/**
 * Lets something come again. The item of its first day that is named becomes the first occurrence, ticked or not. The
 * same id again replaces what it said before.
 */
export const addRule = (
  db: Db,
  memberId: string,
  { id, item_id, ...fields }: NewItem,
  now: Temporal.Instant,
): Promise<Rule | Refusal> =>
  db.transaction().execute(async (tx) => {
    const refusal = fault(fields)
    if (refusal) return refusal
    await countRepeatChange(tx, memberId)
    const rules = await listRules(tx, memberId)
    if (rules.length >= lengths.repeatingItems && !rules.some((rule) => rule.id === id))
      throw refuse(
        409,
        wording('At most {max} things can come again. End one first.', { max: lengths.repeatingItems }),
      )
    const rule = await saveRule(tx, memberId, id, fields, now)
    if (item_id) await becomeOccurrence(tx, memberId, rule, item_id)
    return rule
  })

/** Makes an item of the first day the occurrence of that day, so that it does not stand there twice. */
async function becomeOccurrence(tx: Db, memberId: string, rule: Rule, itemId: string): Promise<void> {
  const day = await lockDay(tx, memberId, rule.starts_on)
  const item = day.notes.find(({ id }) => id === itemId)
  const [first] = occurrencesOn([rule], rule.starts_on)
  if (!item || !first) return
  const notes = day.notes
    .filter(({ id }) => id !== first.id)
    .map((one) => (one === item ? { ...one, id: first.id, repeatId: rule.id } : one))
  await storeDay(tx, memberId, day, notes)
}

/** Changes a repeating item, for all days on which its occurrence was not changed itself. */
export const changeRule = (
  db: Db,
  memberId: string,
  id: string,
  change: z.output<typeof repeatingItemChange>,
  now: Temporal.Instant,
): Promise<Rule | Refusal> =>
  db.transaction().execute(async (tx) => {
    await countRepeatChange(tx, memberId)
    const { id: _, skipped: _skipped, createdAt: _at, ...fields } = await lockRule(tx, memberId, id)
    const next = { ...fields, ...change } as Fields
    const refusal = fault(next)
    // Thrown, so that the change is not counted.
    if (refusal) throw refusal
    return saveRule(tx, memberId, id, next, now)
  })

/** Deletes a repeating item; 404 when it is absent or somebody else's. */
export const removeRule = (db: Db, memberId: string, id: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await countRepeatChange(tx, memberId)
    await deleteRule(tx, memberId, id)
  })
