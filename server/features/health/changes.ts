import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type HealthChange, type HealthEntry, newHealthEntry } from '../../../contract/health.ts'
import type { FieldConflict } from '../../../contract/row.ts'
import { isBlank } from '../../../contract/values.ts'
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
 * sender saw them (`base`). A field without a base is replaced in any case.
 */
export function changedFields(
  stored: Fields,
  { set, add, base }: Pick<HealthChange, 'set' | 'add' | 'base'>,
): { fields: Fields; conflicts: FieldConflict[] } {
  const fields: { [K in keyof Fields]: unknown } = { ...stored }
  const conflicts: FieldConflict[] = []
  for (const name of Object.keys(set) as (keyof Fields)[]) {
    const mine = tidy(set[name])
    const theirs = stored[name]
    const isChangedSince = name in base && !isDeepStrictEqual(theirs, tidy(base[name]))
    if (isChangedSince && !isDeepStrictEqual(theirs, mine)) conflicts.push({ name, mine, theirs })
    else fields[name] = mine
  }
  for (const [name, amount] of Object.entries(add) as ['waterMl' | 'steps' | 'sleepHours', number][])
    fields[name] = sum(Number(fields[name] ?? 0), amount)
  // What the value was measured in is of no use without a value (specification, Member 4).
  if (fields.glucoseMgDl === null) fields.glucoseContext = null
  return { fields: fields as Fields, conflicts }
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
): Promise<{ entry: HealthEntry; conflicts: FieldConflict[] }> =>
  db.transaction().execute(async (tx) => {
    const made = await tx
      .insertInto('health_changes')
      .values({ member_id: memberId, id: change.id, made_at: toStored(now) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const { id: _, dateISO, ...stored } = await lockHealthEntry(tx, memberId, { date, id: randomUUIDv7() })
    const { fields, conflicts } = changedFields(stored, made ? change : { ...change, add: {} })
    const entry = parse(newHealthEntry, { dateISO, ...fields })
    if (entry instanceof Refusal) throw entry
    return { entry: await saveHealthEntry(tx, memberId, entry, now), conflicts }
  })

/** Forgets changes that are too old to be sent again. */
export async function sweepHealthChanges(db: Db, now: Temporal.Instant): Promise<void> {
  const oldest = toStored(now.subtract({ hours: 30 * 24 }))
  await db.deleteFrom('health_changes').where('made_at', '<', oldest).execute()
}
