import { sql } from 'kysely'
import type { RepeatingItem } from '../../../contract/planner.ts'
import type { Repeat } from '../../../contract/repeat.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import type { Rule } from './occurrences.ts'

type Days = { from: string; to: string }
type Fields = Omit<RepeatingItem, 'id' | 'skipped'>

const columns = ['id', 'item', 'repeat', 'starts_on', 'ends_on', 'skipped', 'created_at'] as const

const split = ({ repeat, starts_on, ends_on, ...item }: Fields) => ({
  item: JSON.stringify(item),
  repeat: JSON.stringify(repeat),
  starts_on,
  ends_on,
})

/** A repeating item as the driver reads it. In JSON, its instant looks otherwise. */
export type RuleRow = {
  id: string
  item: unknown
  repeat: unknown
  starts_on: string
  ends_on: string | null
  skipped: string[]
  created_at: string
}
const toRule = ({ item, repeat, created_at, ...row }: RuleRow): Rule => ({
  ...(item as Omit<Fields, 'repeat' | 'starts_on' | 'ends_on'>),
  ...row,
  repeat: repeat as Repeat,
  createdAt: created_at,
})

/** A repeating item whose row the database gave as JSON. */
export const ruleFromJson = (row: RuleRow): Rule =>
  toRule({ ...row, created_at: toStored(Temporal.Instant.from(row.created_at)) })

/** The query of {@link listRules}. */
export function rulesOf(db: Db, memberId: string, days?: Days) {
  let query = db.selectFrom('repeating_items').select(columns).where('member_id', '=', memberId)
  if (days)
    query = query
      .where('starts_on', '<=', days.to)
      .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', days.from)]))
  return query.orderBy('created_at').orderBy('id')
}

/** A member's repeating items, or those that may come in a range of days, in the order in which they were made. */
export const listRules = async (db: Db, memberId: string, days?: Days): Promise<Rule[]> =>
  (await rulesOf(db, memberId, days).execute()).map(toRule)

/** The repeating items of several members that may come in a range of days, in the order in which they were made. */
export async function listRulesOf(
  db: Db,
  memberIds: readonly string[],
  days: Days,
): Promise<{ memberId: string; rule: Rule }[]> {
  const rows = await db
    .selectFrom('repeating_items')
    .select([...columns, 'member_id'])
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('starts_on', '<=', days.to)
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', days.from)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ member_id, ...row }) => ({ memberId: member_id, rule: toRule(row) }))
}

/** One repeating item of a member, locked; 404 when it is absent or somebody else's. */
export async function lockRule(tx: Db, memberId: string, id: string): Promise<Rule> {
  const row = await tx
    .selectFrom('repeating_items')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw notFound()
  return toRule(row)
}

/** Saves a repeating item; the same id again replaces what it said before. */
export const saveRule = async (
  tx: Db,
  memberId: string,
  id: string,
  fields: Fields,
  now: Temporal.Instant,
): Promise<Rule> =>
  toRule(
    await tx
      .insertInto('repeating_items')
      .values({ member_id: memberId, id, ...split(fields), created_at: toStored(now) })
      .onConflict((conflict) => conflict.columns(['member_id', 'id']).doUpdateSet(split(fields)))
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )

/** Deletes a repeating item; 404 when it is absent or somebody else's. */
export async function deleteRule(tx: Db, memberId: string, id: string): Promise<void> {
  const row = await tx
    .deleteFrom('repeating_items')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw notFound()
}

/** Leaves a day out of the rules. */
export const skipDay = async (tx: Db, memberId: string, ids: string[], date: string): Promise<void> => {
  await tx
    .updateTable('repeating_items')
    .set({ skipped: sql<string[]>`array_append(skipped, ${date}::date)` })
    .where('member_id', '=', memberId)
    .where('id', 'in', ids)
    .execute()
}

/** Counts a change of a member's repeating items; two at once wait for each other. */
export const countRepeatChange = async (tx: Db, memberId: string): Promise<void> => {
  await tx
    .insertInto('repeat_versions')
    .values({ member_id: memberId, version: 1 })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((eb) => ({ version: eb('repeat_versions.version', '+', 1) })),
    )
    .execute()
}

/** The version of a member's repeating items, which stays so until the transaction ends. */
export async function holdRepeatVersion(tx: Db, memberId: string): Promise<number> {
  const row = await tx
    .selectFrom('repeat_versions')
    .select('version')
    .where('member_id', '=', memberId)
    .forShare()
    .executeTakeFirst()
  return row?.version ?? 0
}
