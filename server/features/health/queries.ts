import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { HealthEntry, NewHealthEntry } from '../../../contract/health.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { Tables } from '../../tables.ts'

const toEntry = (row: Selectable<Tables['health_entries']>): HealthEntry => ({
  id: row.id,
  dateISO: row.date,
  waterMl: row.water_ml,
  steps: row.steps,
  sleepHours: row.sleep_hours,
  weightKg: row.weight_kg,
  bodyFatPct: row.body_fat_pct,
  waistCm: row.waist_cm,
  systolic: row.systolic,
  diastolic: row.diastolic,
  glucoseMgDl: row.glucose_mg_dl,
  glucoseContext: row.glucose_context,
  meds: row.meds as HealthEntry['meds'],
  notes: row.notes,
})

/** A member's entries between two days, both included, newest first. */
export async function listHealthEntries(
  db: Db,
  memberId: string,
  range: { from: string | undefined; to: string | undefined; limit: number },
): Promise<HealthEntry[]> {
  let query = db.selectFrom('health_entries').selectAll().where('member_id', '=', memberId)
  if (range.from) query = query.where('date', '>=', range.from)
  if (range.to) query = query.where('date', '<=', range.to)
  return (await query.orderBy('date', 'desc').limit(range.limit).execute()).map(toEntry)
}

/** Replaces the entry of a day; what is not given is cleared (ruling 20). */
export async function saveHealthEntry(
  db: Db,
  memberId: string,
  entry: NewHealthEntry,
  now: Temporal.Instant,
): Promise<HealthEntry> {
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
    meds: JSON.stringify(entry.meds),
    notes: entry.notes,
    updated_at: toStored(now),
  }
  const row = await db
    .insertInto('health_entries')
    .values({ member_id: memberId, date: entry.dateISO, id: randomUUIDv7(), ...values })
    .onConflict((conflict) => conflict.columns(['member_id', 'date']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toEntry(row)
}
