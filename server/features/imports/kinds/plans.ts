import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { lengths } from '../../../../contract/limits.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { wording } from '../../../../contract/texts.ts'
import type { Db } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { storedDay } from '../../planner/queries.ts'
import { type Difference, differencesOf, unlike } from '../differences.ts'
import { idFromSource, markOf } from '../ids.ts'
import { type About, fingerprint, type Importer, type Outcome } from '../importer.ts'
import { daysOfMarks, marksOf } from './items-by-mark.ts'
import { heldAmong, rememberHeld } from './items-held.ts'

/** An item of a day, as an undo finds it. */
export const itemTarget = (date: string, id: string): string => `${date} ${id}`
export const itemOfTarget = (target: string): { date: string; id: string } => ({
  date: target.slice(0, 10),
  id: target.slice(11),
})

/** What an undo finds of an item that its import removed. */
const removedPrint = fingerprint(null)

/** Fields that say nothing are not there: null and absent are the same item. */
const telling = (item: PlannerItem) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined))
/** When an item was written down is no difference: some calendars say the moment of each export. */
const isSame = (a: PlannerItem, b: PlannerItem) =>
  isDeepStrictEqual(telling({ ...a, createdAt: '' }), telling({ ...b, createdAt: '' }))

/** An item of a file, with what tells it apart. */
type Sent = { item: PlannerItem; marks: readonly string[] }
/** An item before an import, with its day where it came from another one. */
type Before = PlannerItem & { moved_from?: string }
type Day = {
  items: PlannerItem[]
  isChanged: boolean
  save: (items: readonly PlannerItem[]) => Promise<void>
}

const differencesOfItem = (here: Before, file: PlannerItem, date: string): Difference[] => {
  const { moved_from, ...item } = here
  const names = unlike(item, file).filter((name) => name !== 'createdAt')
  return [
    ...(moved_from ? [{ of: file.text, field: 'date', here: moved_from, file: date }] : []),
    ...differencesOf(names, item, file, file.text),
  ]
}

/** The items that are stored of a day; nothing is locked for a preview. */
async function itemsOf(db: Db, memberId: string, date: string): Promise<PlannerItem[]> {
  const row = await db
    .selectFrom('daily_notes')
    .select('items')
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .executeTakeFirst()
  return (row?.items ?? []) as PlannerItem[]
}

/** The days of some rows, and those on which their items are by now. All are locked in one order unless it is a preview. */
async function daysFor(
  tx: Db,
  { memberId, remember }: About,
  dates: Iterable<string>,
): Promise<Map<string, Day>> {
  const days = new Map<string, Day>()
  for (const date of [...new Set(dates)].sort()) {
    const day = remember ? await storedDay(tx, memberId, date) : undefined
    days.set(date, {
      items: [...(day?.items ?? (await itemsOf(tx, memberId, date)))],
      isChanged: false,
      save: async (items) => day?.save(items),
    })
  }
  return days
}

/** Where an item of a file is here: on its day, or on the one to which it was brought in or moved before. */
function placeOf(days: Map<string, Day>, date: string, elsewhere: string | undefined, { item, marks }: Sent) {
  const isIt = ({ id }: PlannerItem) => id === item.id || marks.includes(markOf(id))
  for (const on of [date, elsewhere]) {
    const day = on === undefined ? undefined : days.get(on)
    const at = day?.items.findIndex(isIt) ?? -1
    const found = day?.items[at]
    if (day && found && on !== undefined) return { day, at, found, on }
  }
  return undefined
}

/** An item that was written, or removed. */
type Written = { id: string; item: PlannerItem | null; before: Before | null }
/** `items` are the ids of what has no id in the file. */
type Taken = { outcome: Outcome; written: Written[]; items: string[] }
type Row = {
  at: number
  date: string
  removed: readonly string[]
  sent: (Sent & { elsewhere: string | undefined })[]
}

function takeRow(days: Map<string, Day>, wins: About['wins'], { at, date, removed, sent }: Row): Taken {
  const day = days.get(date)
  if (!day) throw new Error(`${date} is not loaded`)
  const named: string[] = []
  const written: Written[] = day.items
    .filter(({ id }) => removed.includes(id))
    .map((before) => ({ id: before.id, item: null, before }))
  const differ: { here: Before; file: PlannerItem }[] = []
  const [items, others] = [day.items.filter(({ id }) => !removed.includes(id)), new Map<Day, PlannerItem[]>()]
  for (const one of sent) {
    const place = placeOf(days, date, one.elsewhere, one)
    const item = place ? { ...one.item, id: place.found.id } : one.item
    if (one.marks.length > 0) named.push(item.id)
    const isMoved = place !== undefined && place.day !== day
    const before: Before | null = place ? { ...place.found, ...(isMoved && { moved_from: place.on }) } : null
    if (place && !isMoved && isSame(place.found, item)) continue
    if (before) differ.push({ here: before, file: item })
    if (before && wins === 'here') continue
    if (place && isMoved)
      others.set(
        place.day,
        (others.get(place.day) ?? place.day.items).filter(({ id }) => id !== item.id),
      )
    const here = items.findIndex(({ id }) => id === item.id)
    items.splice(here < 0 ? items.length : here, here < 0 ? 0 : 1, item)
    written.push({ id: item.id, item, before })
  }
  if (items.length > lengths.plannerItems)
    throw refuse(409, wording('A day holds at most {max} items.', { max: lengths.plannerItems }))
  for (const [other, left] of [[day, items] as const, ...others])
    if (written.length > 0) Object.assign(other, { items: left, isChanged: true })
  const known = named.length > 0 && { items: named }
  if (differ.length > 0 && wins === 'here')
    return {
      written,
      items: named,
      outcome: {
        at,
        outcome: 'differs',
        ...known,
        fields: differ.map(({ file }) => file.text),
        differences: differ.flatMap(({ here, file }) => differencesOfItem(here, file, date)),
      },
    }
  if (written.length === 0) return { written, items: named, outcome: { at, outcome: 'same', ...known } }
  const isNew = written.every(({ before }) => before === null)
  return { written, items: named, outcome: { at, outcome: isNew ? 'new' : 'changed', ...known } }
}

/** Days of the planner, joined by what tells their items apart, which is not their day. */
export const planImporter: Importer<'plan'> = {
  atOnce: 20,
  async take(tx, about, rows) {
    const { memberId, source, remember, importId, wins } = about
    const removable = await heldAmong(
      tx,
      about,
      rows.flatMap(({ row }) => row.removed),
    )
    const sent = rows.map(({ at, row: { date, notes, removed } }) => ({
      at,
      date,
      removed: removed.filter((id) => removable.has(id)),
      sent: notes.map(({ id, source_id = '', other_source_ids, ...item }) => ({
        item: { ...item, id: id ?? idFromSource(memberId, { source, kind: 'plan', name: source_id, date }) },
        marks: id ? [] : marksOf(about, { source_id, other_source_ids }),
      })),
    }))
    // Two imports of one member take turns, so that neither brings in what the other is bringing in on another day.
    if (remember)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`plan ${memberId}`}, 0))`.execute(tx)
    const found = await daysOfMarks(
      tx,
      about,
      sent.flatMap(({ date, sent }) => sent.map(({ marks }) => ({ date, marks }))),
    )
    const placed = sent.map((row) => ({
      ...row,
      sent: row.sent.map((one) => ({
        ...one,
        elsewhere: one.marks.map((mark) => found.get(mark)).find(Boolean),
      })),
    }))
    const days = await daysFor(tx, about, [...placed.map(({ date }) => date), ...found.values()])
    const outcomes: Outcome[] = []
    const written: (Written & { date: string })[] = []
    const held: string[] = []
    for (const row of placed.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
      const taken = takeRow(days, wins, row)
      outcomes.push(taken.outcome)
      held.push(...taken.items)
      written.push(...taken.written.map((one) => ({ ...one, date: row.date })))
    }
    if (importId) await rememberHeld(tx, { memberId, importId }, held)
    if (!remember || written.length === 0) return outcomes
    for (const day of days.values()) if (day.isChanged) await day.save(day.items)
    const changes = written.map(({ date, id, item, before }) => ({
      kind: 'plan' as const,
      target: itemTarget(date, id),
      before,
      after: item ? fingerprint(telling(item)) : removedPrint,
    }))
    await remember(tx, [...new Map(changes.map((one) => [one.target, one])).values()])
    return outcomes
  },
}

/** Takes an item back, unless it was edited since; says whether it did. */
export async function undoItem(
  tx: Db,
  memberId: string,
  { target, before, after }: { target: string; before: Before | null; after: string },
): Promise<boolean> {
  const { date, id } = itemOfTarget(target)
  const { moved_from, ...item } = before ?? {}
  const days = new Map<string, Awaited<ReturnType<typeof storedDay>>>()
  for (const one of [date, ...(moved_from ? [moved_from] : [])].sort())
    days.set(one, await storedDay(tx, memberId, one))
  const day = days.get(date)
  const at = day?.items.findIndex((one) => one.id === id) ?? -1
  const here = day?.items[at]
  if (after === removedPrint) {
    if (day && !here) await day.save([...day.items, item as PlannerItem])
    return true
  }
  // Who deleted it did the same.
  if (!day || !here) return before === null
  if (fingerprint(telling(here)) !== after) return false
  const back = moved_from ? days.get(moved_from) : undefined
  await day.save(day.items.toSpliced(at, 1, ...(before && !back ? [item as PlannerItem] : [])))
  if (back) await back.save([...back.items.filter((one) => one.id !== id), item as PlannerItem])
  return true
}
