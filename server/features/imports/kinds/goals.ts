import { isDeepStrictEqual } from 'node:util'
import type * as z from 'zod/mini'
import type { ImportedRow } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import type { goals as goalsShape } from '../../../../contract/planner.ts'
import { wording } from '../../../../contract/texts.ts'
import type { Db } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { getGoals, saveGoals } from '../../planner/queries.ts'
import { differencesOf, unlike } from '../differences.ts'
import { type About, fingerprint, type Importer, type Outcome, type Placed } from '../importer.ts'

type Week = z.output<typeof goalsShape>
type Lists = Pick<Week, 'goals' | 'reminders'>

/** Two lists as one: what is in both by `same` stays where it is, and is as the file has it if that wins. */
function joined<T>(
  stored: readonly T[],
  sent: readonly T[],
  isOne: (a: T, b: T) => boolean,
  wins: About['wins'],
): { list: T[]; isChanged: boolean; differ: { here: T; file: T }[] } {
  const list = [...stored]
  const free = new Set(list.keys())
  const differ: { here: T; file: T }[] = []
  let isChanged = false
  for (const thing of sent) {
    // Of two alike each is one, so that a week with the same words twice keeps both.
    const at = [...free].find((index) => isOne(list[index] as T, thing)) ?? -1
    free.delete(at)
    if (at >= 0 && isDeepStrictEqual(list[at], thing)) continue
    if (at >= 0) differ.push({ here: list[at] as T, file: thing })
    if (at >= 0 && wins === 'here') continue
    if (at >= 0) list[at] = thing
    else list.push(thing)
    isChanged = true
  }
  return { list, isChanged, differ }
}

const plain = ({ goals, reminders }: Lists): Lists => ({
  goals,
  reminders: reminders.map(({ text, time, days }) => ({ text, time, ...(days && { days }) })),
})

async function takeWeek(tx: Db, about: About, { at, row }: Placed<ImportedRow<'goals'>>): Promise<Outcome> {
  const { memberId, wins, remember } = about
  const { week } = row
  const { version, ...lists } = await getGoals(tx, memberId, week)
  const stored = plain(lists)
  const sent = plain(row)
  const goals = joined(stored.goals, sent.goals, (a, b) => a.text === b.text, wins)
  const isOne = (a: Week['reminders'][number], b: Week['reminders'][number]) =>
    a.text === b.text && a.time === b.time
  const reminders = joined(stored.reminders, sent.reminders, isOne, wins)
  if (Math.max(goals.list.length, reminders.list.length) > lengths.weekItems)
    throw refuse(409, wording('A week holds at most {max} goals and reminders.', { max: lengths.weekItems }))
  const isChanged = goals.isChanged || reminders.isChanged
  const wanted = { goals: goals.list, reminders: reminders.list }
  if (remember && isChanged) {
    const saved = await saveGoals(tx, memberId, { week, ...wanted, basedOn: version })
    // Saved elsewhere in this moment: what is there by now is joined.
    if (saved === undefined) return takeWeek(tx, about, { at, row })
    await remember(tx, [{ kind: 'goals', target: week, before: stored, after: fingerprint(plain(wanted)) }])
  }
  const differ = [...goals.differ, ...reminders.differ]
  if (differ.length > 0 && wins === 'here')
    return {
      at,
      outcome: 'differs',
      fields: differ.map(({ file }) => file.text),
      differences: differ.flatMap(({ here, file }) =>
        differencesOf(unlike(here, file), here, file, file.text),
      ),
    }
  if (!isChanged) return { at, outcome: 'same' }
  return { at, outcome: version === 0 ? 'new' : 'changed' }
}

/** Goals and reminders of weeks, joined by their words. */
export const goalsImporter: Importer<'goals'> = {
  atOnce: 20,
  async take(tx, about, rows) {
    const outcomes: Outcome[] = []
    for (const row of rows.toSorted((a, b) => (a.row.week < b.row.week ? -1 : 1)))
      outcomes.push(await takeWeek(tx, about, row))
    return outcomes
  },
}

/** Takes a week's goals back, unless they were edited since; says whether it did. */
export async function undoGoals(
  tx: Db,
  memberId: string,
  { target, before, after }: { target: string; before: Lists; after: string },
): Promise<boolean> {
  const { version, ...now } = await getGoals(tx, memberId, target)
  if (fingerprint(plain(now)) !== after) return false
  const saved = await saveGoals(tx, memberId, { week: target, ...before, basedOn: version })
  return saved !== undefined
}
