import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { lengths } from '../../../contract/limits.ts'
import type { dailyNotes, PlannerItem } from '../../../contract/planner.ts'
import { texts, wording } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { notFound, Refusal, refuse } from '../../kernel/http/refusal.ts'
import { leftOut, listOfDay, type Rule, toStore } from './occurrences.ts'
import { holdRepeatVersion, listRules, skipDay } from './repeating-items.ts'

type DailyNotes = z.output<typeof dailyNotes>
type Day = DailyNotes & { rules: Rule[] }

const itemGone = () => notFound(texts('This item is no longer there.'))

/** The list of a day, locked until the transaction ends. Its version counts changes of repeating items too. */
export async function lockDay(tx: Db, memberId: string, date: string): Promise<Day> {
  const repeats = await holdRepeatVersion(tx, memberId)
  // One statement: between two, the row may be deleted with the whole planner.
  const row = await tx
    .insertInto('daily_notes')
    .values({ member_id: memberId, date, items: '[]', version: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'date'])
        .doUpdateSet((eb) => ({ version: eb.ref('daily_notes.version') })),
    )
    .returning(['items', 'version'])
    .executeTakeFirstOrThrow()
  const rules = await listRules(tx, memberId, { from: date, to: date })
  return {
    date,
    notes: listOfDay(row.items as PlannerItem[], rules, date),
    version: row.version + repeats,
    rules,
  }
}

/** Stores a day's new list. An occurrence that is not in it is left out of its rule. */
export async function storeDay(
  tx: Db,
  memberId: string,
  { date, version, rules }: Day,
  notes: PlannerItem[],
): Promise<DailyNotes> {
  if (notes.length > lengths.plannerItems)
    throw refuse(409, wording('A day holds at most {max} items.', { max: lengths.plannerItems }))
  const out = leftOut(notes, rules, date)
  if (out.some(({ skipped }) => skipped.length >= lengths.skippedDays))
    throw refuse(409, texts('This was left out on too many days. Let it come less often, or end it.'))
  if (out.length > 0)
    await skipDay(
      tx,
      memberId,
      out.map(({ id }) => id),
      date,
    )
  await tx
    .updateTable('daily_notes')
    .set((eb) => ({
      items: JSON.stringify(toStore(notes, rules, date)),
      version: eb('version', '+', 1),
      updated_at: sql`now()`,
    }))
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .execute()
  return { date, notes, version: version + 1 }
}

type Change = (notes: PlannerItem[], version: number) => PlannerItem[] | Refusal

/**
 * Changes the list of a day in a transaction. Other changes of the day wait for it, so none is lost. A refusal changes
 * nothing.
 */
export const changeDay = (
  db: Db,
  memberId: string,
  date: string,
  change: Change,
): Promise<DailyNotes | Refusal> =>
  db.transaction().execute(async (tx) => {
    const day = await lockDay(tx, memberId, date)
    const notes = change(day.notes, day.version)
    return notes instanceof Refusal ? notes : storeDay(tx, memberId, day, notes)
  })

/** Puts an item at a place of the list, from wherever it stands. Without a place it stays, or comes at the end. */
export function putItem(notes: PlannerItem[], item: PlannerItem, position?: number): PlannerItem[] {
  const at = notes.findIndex(({ id }) => id === item.id)
  const others = notes.filter(({ id }) => id !== item.id)
  return others.toSpliced(position ?? (at < 0 ? others.length : at), 0, item)
}

/** The item with this id; 404 when it is not in the list. */
export function itemOf(notes: readonly PlannerItem[], id: string): PlannerItem {
  const item = notes.find((one) => one.id === id)
  if (!item) throw itemGone()
  return item
}

/**
 * Moves items to another day, where they come at the end. Those that are there already stay, so that a move that is
 * sent again changes nothing. 404 for one that is on neither day.
 */
export const moveItems = (
  db: Db,
  memberId: string,
  { from, to, ids }: { from: string; to: string; ids: readonly string[] },
): Promise<{ from: DailyNotes; to: DailyNotes } | Refusal> =>
  db.transaction().execute(async (tx) => {
    if (from === to) return refuse(400, texts('An item is moved to another day.'))
    // Two moves in opposite directions would wait for each other without an order.
    const locked = new Map<string, Day>()
    for (const date of [from, to].toSorted()) locked.set(date, await lockDay(tx, memberId, date))
    const [source, target] = [locked.get(from), locked.get(to)] as [Day, Day]
    const isThere = new Set(target.notes.map(({ id }) => id))
    const moving = ids.filter((id) => !isThere.has(id)).map((id) => itemOf(source.notes, id))
    if (moving.length === 0) return { from: told(source), to: told(target) }
    const gone = new Set(moving.map(({ id }) => id))
    return {
      from: await storeDay(
        tx,
        memberId,
        source,
        source.notes.filter(({ id }) => !gone.has(id)),
      ),
      to: await storeDay(tx, memberId, target, [...target.notes, ...moving]),
    }
  })

const told = ({ date, notes, version }: Day): DailyNotes => ({ date, notes, version })
