import { isDeepStrictEqual } from 'node:util'
import type { ImportedRow } from '../../../../contract/imports.ts'
import { lengths } from '../../../../contract/limits.ts'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { wording } from '../../../../contract/texts.ts'
import type { Db } from '../../../deps.ts'
import { refuse } from '../../../kernel/http/refusal.ts'
import { storedDay } from '../../planner/queries.ts'
import { type Difference, differencesOf, unlike } from '../differences.ts'
import { idFromSource } from '../ids.ts'
import { type About, fingerprint, type Importer, type Outcome, type Placed } from '../importer.ts'

/** An item of a day, as an undo finds it. */
export const itemTarget = (date: string, id: string): string => `${date} ${id}`
export const itemOfTarget = (target: string): { date: string; id: string } => ({
  date: target.slice(0, 10),
  id: target.slice(11),
})

/** Fields that say nothing are not there: null and absent are the same item. */
const telling = (item: PlannerItem) =>
  Object.fromEntries(Object.entries(item).filter(([, value]) => value !== null && value !== undefined))
/** When an item was written down is no difference: some calendars say the moment of each export. */
const isSame = (a: PlannerItem, b: PlannerItem) =>
  isDeepStrictEqual(telling({ ...a, createdAt: '' }), telling({ ...b, createdAt: '' }))

type Joined = {
  items: PlannerItem[]
  written: { item: PlannerItem; before: PlannerItem | null }[]
  differ: { here: PlannerItem; file: PlannerItem }[]
}

const differencesOfItem = ({ here, file }: Joined['differ'][number]): Difference[] => {
  const names = unlike(here, file).filter((name) => name !== 'createdAt')
  return differencesOf(names, here, file, file.text)
}

/** A day's items with those of the file: new ones at the end, and others in their place if the file wins. */
function joined(stored: readonly PlannerItem[], sent: readonly PlannerItem[], wins: About['wins']): Joined {
  const items = [...stored]
  const written: Joined['written'] = []
  const differ: Joined['differ'] = []
  for (const item of sent) {
    const at = items.findIndex(({ id }) => id === item.id)
    const before = items[at] ?? null
    if (before && isSame(before, item)) continue
    if (before) differ.push({ here: before, file: item })
    if (before && wins === 'here') continue
    items.splice(before ? at : items.length, before ? 1 : 0, item)
    written.push({ item, before })
  }
  return { items, written, differ }
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

/** The id of an item that its source names: one that was made in an earlier account where it is known, else its own. */
function idOfItem(
  { memberId, earlierMembers, source }: About,
  known: ReadonlySet<string>,
  name: string,
  date: string,
): string {
  const idIn = (member: string) => idFromSource(member, { source, kind: 'plan', name, date })
  return earlierMembers.map(idIn).find((id) => known.has(id)) ?? idIn(memberId)
}

async function takeDay(tx: Db, about: About, { at, row }: Placed<ImportedRow<'plan'>>): Promise<Outcome> {
  const { memberId, wins, remember } = about
  const { date } = row
  const day = remember ? await storedDay(tx, memberId, date) : undefined
  const stored = day?.items ?? (await itemsOf(tx, memberId, date))
  const known = new Set(stored.map(({ id }) => id))
  const notes = row.notes.map(({ id, source_id: name = '', ...item }) => ({
    ...item,
    id: id ?? idOfItem(about, known, name, date),
  }))
  const { items, written, differ } = joined(stored, notes, wins)
  if (items.length > lengths.plannerItems)
    throw refuse(409, wording('A day holds at most {max} items.', { max: lengths.plannerItems }))
  if (day && remember && written.length > 0) {
    await day.save(items)
    await remember(
      tx,
      written.map(({ item, before }) => ({
        kind: 'plan',
        target: itemTarget(date, item.id),
        before,
        after: fingerprint(telling(item)),
      })),
    )
  }
  if (differ.length > 0 && wins === 'here')
    return {
      at,
      outcome: 'differs',
      fields: differ.map(({ file }) => file.text),
      differences: differ.flatMap(differencesOfItem),
    }
  if (written.length === 0) return { at, outcome: 'same' }
  return { at, outcome: written.every(({ before }) => before === null) ? 'new' : 'changed' }
}

/** Days of the planner, joined by the ids of their items. */
export const planImporter: Importer<'plan'> = {
  atOnce: 20,
  async take(tx, about, rows) {
    const outcomes: Outcome[] = []
    for (const row of rows.toSorted((a, b) => (a.row.date < b.row.date ? -1 : 1)))
      outcomes.push(await takeDay(tx, about, row))
    return outcomes
  },
}

/** Takes an item back, unless it was edited since; says whether it did. */
export async function undoItem(
  tx: Db,
  memberId: string,
  { target, before, after }: { target: string; before: PlannerItem | null; after: string },
): Promise<boolean> {
  const { date, id } = itemOfTarget(target)
  const day = await storedDay(tx, memberId, date)
  const at = day.items.findIndex((item) => item.id === id)
  const item = day.items[at]
  // Who deleted it did the same.
  if (!item) return before === null
  if (fingerprint(telling(item)) !== after) return false
  await day.save(day.items.toSpliced(at, 1, ...(before ? [before] : [])))
  return true
}
