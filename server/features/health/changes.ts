import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { isBlank } from '../../../contract/blank.ts'
import {
  type HealthChange,
  type HealthEntry,
  measuredWith,
  type NewHealthEntry,
  newHealthEntry,
} from '../../../contract/health.ts'
import type { FieldConflict } from '../../../contract/row.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { Refusal } from '../../kernel/http/refusal.ts'
import { parse } from '../../kernel/http/validate.ts'
import { lockHealthEntry, saveHealthEntry } from './queries.ts'

type Fields = Omit<HealthEntry, 'id' | 'dateISO'>

/** A text that shows nothing is stored as none. */
const tidy = (value: unknown) => (typeof value === 'string' && isBlank(value) ? null : value)

/** A sum of decimals, without the dust of binary fractions. */
const sum = (a: number, b: number) => Number((a + b).toFixed(4))

/**
 * The fields of a day after a change, and those of `set` that stay as they are, because they have changed since the
 * sender saw them (`base`). A field without a base is replaced in any case. What is measured together is taken or not as
 * one.
 */
export function changedFields(
  stored: Fields,
  { set, add, base }: Pick<HealthChange, 'set' | 'add' | 'base'>,
): { fields: Fields; conflicts: FieldConflict[] } {
  const fields: { [K in keyof Fields]: unknown } = { ...stored }
  const conflicts: FieldConflict[] = []
  const wanted = new Set((Object.keys(set) as (keyof Fields)[]).map((name) => measuredWith(name).join()))
  for (const names of [...wanted].map((joined) => joined.split(',') as (keyof Fields)[])) {
    const mine = (name: keyof Fields) => tidy([set, base, stored].find((from) => name in from)?.[name])
    const isChangedSince = names.some(
      (name) => name in base && !isDeepStrictEqual(stored[name], tidy(base[name])),
    )
    if (isChangedSince && names.some((name) => !isDeepStrictEqual(stored[name], mine(name))))
      conflicts.push(...names.map((name) => ({ name, mine: mine(name), theirs: stored[name] })))
    else for (const name of names) if (name in set) fields[name] = mine(name)
  }
  for (const [name, amount] of Object.entries(add) as ['waterMl' | 'steps' | 'sleepHours', number][])
    fields[name] = sum(Number(fields[name] ?? 0), amount)
  // What the value was measured in is of no use without a value (specification, Member 4).
  if (fields.glucoseMgDl === null) fields.glucoseContext = null
  return { fields: fields as Fields, conflicts }
}

/** A day after changes of single fields, and what of them was not taken because it had changed since. */
export type ChangedDay = { entry: HealthEntry; conflicts: FieldConflict[] }

/** The stored day is locked until the transaction ends. A day that a body cannot have throws its refusal. */
async function changeLocked(
  tx: Db,
  memberId: string,
  date: string,
  change: (stored: Fields) => ReturnType<typeof changedFields>,
  now: Temporal.Instant,
): Promise<ChangedDay> {
  const { id: _, dateISO, ...stored } = await lockHealthEntry(tx, memberId, { date, id: randomUUIDv7() })
  const { fields, conflicts } = change(stored)
  const entry = parse(newHealthEntry, { dateISO, ...fields })
  if (entry instanceof Refusal) throw entry
  return { entry: await saveHealthEntry(tx, memberId, entry, now), conflicts }
}

/**
 * Changes single fields of a day (ruling 37). Other changes of the day wait for it. A change whose id was seen in the
 * last 30 days adds nothing again. A sum that a body cannot have is refused, and then nothing is saved.
 */
export const changeHealthDay = (
  db: Db,
  memberId: string,
  date: string,
  change: HealthChange,
  now: Temporal.Instant,
): Promise<ChangedDay> =>
  db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('health_changes')
      .values({ member_id: memberId, id: change.id, made_at: toStored(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const changed = (stored: Fields) => changedFields(stored, made ? change : { ...change, add: {} })
    return changeLocked(tx, memberId, date, changed, now)
  })

const nothing = Object.fromEntries(
  Object.keys(newHealthEntry.shape).map((name) => [name, name === 'meds' ? [] : null]),
)

/** Saves a whole day on top of what its sender saw: only what differs from that is changed (ruling 37). */
export function saveOnto(
  db: Db,
  memberId: string,
  { dateISO, ...mine }: NewHealthEntry,
  seen: HealthChange['base'],
  now: Temporal.Instant,
): Promise<ChangedDay> {
  const base = { ...nothing, ...seen } as Fields
  const isChanged = ([name, value]: [string, unknown]) =>
    !isDeepStrictEqual(tidy(value), base[name as keyof Fields])
  const set = Object.fromEntries(Object.entries(mine).filter(isChanged))
  const changed = (stored: Fields) => changedFields(stored, { set, add: {}, base })
  return db.transaction().execute((tx) => changeLocked(tx, memberId, dateISO, changed, now))
}

/** Forgets changes that are too old to be sent again. */
export async function sweepHealthChanges(db: Db, now: Temporal.Instant): Promise<void> {
  const oldest = toStored(now.subtract({ hours: 30 * 24 }))
  await db.deleteFrom('health_changes').where('made_at', '<', oldest).execute()
}
