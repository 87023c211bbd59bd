import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { HealthEntry, NewHealthEntry } from '../../../contract/health.ts'
import { lengths } from '../../../contract/limits.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { compiledQuery } from '../../kernel/database/compiled-query.ts'
import { compiledListAsJson } from '../../kernel/database/serialized-json.ts'

const columns = [
  'id',
  'date as dateISO',
  'water_ml as waterMl',
  'steps',
  'sleep_hours as sleepHours',
  'weight_kg as weightKg',
  'body_fat_pct as bodyFatPct',
  'waist_cm as waistCm',
  'systolic',
  'diastolic',
  'glucose_mg_dl as glucoseMgDl',
  'glucose_context as glucoseContext',
  'notes',
] as const
/** JSON that was checked when it was written. */
const meds = sql<HealthEntry['meds']>`meds`.as('meds')

/** A member's entries between two days, both included, newest first. */
export function healthEntries(
  db: Db,
  memberId: string,
  { from, to }: { from: string | undefined; to: string | undefined },
) {
  let query = db.selectFrom('health_entries').select(columns).select(meds).where('member_id', '=', memberId)
  if (from) query = query.where('date', '>=', from)
  if (to) query = query.where('date', '<=', to)
  return query.orderBy('date', 'desc').limit(lengths.healthDays)
}

type MemberDays = { memberId: string; from: string | undefined; to: string | undefined }
/** What {@link healthEntries} finds, as JSON. */
export const listHealthEntries = compiledListAsJson((db: Db, { memberId, ...range }: MemberDays) =>
  healthEntries(db, memberId, range),
)

/** A member's entries between two days, oldest first, from behind the day `after`. */
export function healthEntriesAfter(
  db: Db,
  memberId: string,
  { from, to, after, limit }: { from: string; to: string; after: string | undefined; limit: number },
): Promise<HealthEntry[]> {
  let query = db.selectFrom('health_entries').select(columns).select(meds).where('member_id', '=', memberId)
  query = query.where('date', '>=', from).where('date', '<=', to)
  if (after) query = query.where('date', '>', after)
  return query.orderBy('date').limit(limit).execute()
}

/** A member's entries of some days. */
export const healthEntriesOf = (db: Db, memberId: string, dates: readonly string[]): Promise<HealthEntry[]> =>
  db
    .selectFrom('health_entries')
    .select(columns)
    .select(meds)
    .where('member_id', '=', memberId)
    .where('date', '=', sql<string>`any(${[...dates]}::date[])`)
    .execute()

/** The medications of several members on the days of a range, for the job that reminds of them. */
export async function listMedications(
  db: Db,
  memberIds: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<{ memberId: string; date: string; meds: HealthEntry['meds'] }[]> {
  return db
    .selectFrom('health_entries')
    .select(['member_id as memberId', 'date', meds])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(sql<boolean>`meds <> '[]'`)
    .execute()
}

/**
 * Ticks those medications of a day whose time it is. Nothing changes where the day or the medication is gone, or where
 * all are ticked. Other changes of the day wait for it.
 */
export async function takeMedications(
  tx: Db,
  memberId: string,
  {
    date,
    dueOf,
  }: { date: string; dueOf: (meds: HealthEntry['meds']) => readonly HealthEntry['meds'][number][] },
  now: Temporal.Instant,
): Promise<void> {
  const row = await tx
    .selectFrom('health_entries')
    .select(meds)
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .forUpdate()
    .executeTakeFirst()
  const due = new Set(dueOf(row?.meds ?? []))
  if (!row || due.size === 0) return
  const next = row.meds.map((med) => (due.has(med) ? { ...med, taken: true } : med))
  await tx
    .updateTable('health_entries')
    .set({ meds: JSON.stringify(next), updated_at: toStored(now) })
    .where('member_id', '=', memberId)
    .where('date', '=', date)
    .execute()
}

/**
 * The entry of a day, locked until the transaction ends; it is made with `id` where there is none. It is one statement:
 * between two, the entry may be deleted with all others.
 */
export const lockHealthEntry = (
  tx: Db,
  memberId: string,
  { date, id }: { date: string; id: string },
): Promise<HealthEntry> =>
  tx
    .insertInto('health_entries')
    .values({ member_id: memberId, date, id })
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'date'])
        .doUpdateSet((eb) => ({ updated_at: eb.ref('health_entries.updated_at') })),
    )
    .returning([...columns, meds])
    .executeTakeFirstOrThrow()

/** Replaces the entry of a day; what is not given is cleared (ruling 20). */
export async function saveHealthEntry(
  db: Db,
  memberId: string,
  entry: NewHealthEntry,
  now: Temporal.Instant,
): Promise<HealthEntry> {
  const { dateISO: date, meds: taken, ...fields } = entry
  const [saved] = await savedEntry(db, {
    memberId,
    date,
    id: randomUUIDv7(),
    ...fields,
    meds: JSON.stringify(taken),
    updatedAt: toStored(now),
  })
  if (!saved) throw new Error('A day of health was not saved.')
  return saved
}

type StoredEntry = Omit<NewHealthEntry, 'dateISO' | 'meds'> &
  Record<'memberId' | 'date' | 'id' | 'meds' | 'updatedAt', string>

const savedEntry = compiledQuery((db: Db, { memberId, date, id, ...entry }: StoredEntry) => {
  const values = {
    water_ml: entry.waterMl,
    steps: entry.steps,
    sleep_hours: entry.sleepHours,
    weight_kg: entry.weightKg,
    body_fat_pct: entry.bodyFatPct,
    waist_cm: entry.waistCm,
    systolic: entry.systolic,
    diastolic: entry.diastolic,
    glucose_mg_dl: entry.glucoseMgDl,
    glucose_context: entry.glucoseContext,
    meds: entry.meds,
    notes: entry.notes,
    updated_at: entry.updatedAt,
  }
  return db
    .insertInto('health_entries')
    .values({ member_id: memberId, date, id, ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'date']).doUpdateSet(values))
    .returning([...columns, meds])
})

/**
 * Deletes every health entry of a member, and gives their goals the default values. Returns how many entries there were.
 * The ids of changes stay for their 30 days, so that a change that is sent again adds nothing to an empty day.
 */
export async function deleteHealthOf(tx: Db, memberId: string): Promise<number> {
  await sql`update members set goal_water_ml = default, goal_steps = default, goal_sleep_hours = default,
    goal_weight_kg = default where id = ${memberId}`.execute(tx)
  const { numDeletedRows } = await tx
    .deleteFrom('health_entries')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
