import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import type { UndoKind } from './importer.ts'

/** The kinds of which a thing is one row of a table, found by `key`. */
export const wholeRows = {
  mood: {
    table: 'moods',
    key: 'id',
    type: 'uuid',
    columns: ['date', 'mood', 'emotion_tags', 'note', 'created_at'],
    /** What may change without the thing being edited. */
    counters: [],
  },
  health: {
    table: 'health_entries',
    key: 'date',
    type: 'date',
    columns: [
      'id',
      'water_ml',
      'steps',
      'sleep_hours',
      'weight_kg',
      'body_fat_pct',
      'waist_cm',
      'systolic',
      'diastolic',
      'glucose_mg_dl',
      'glucose_context',
      'meds',
      'notes',
      'updated_at',
    ],
    counters: ['updated_at'],
  },
  'repeating-item': {
    table: 'repeating_items',
    key: 'id',
    type: 'uuid',
    columns: ['item', 'repeat', 'starts_on', 'ends_on', 'skipped', 'created_at'],
    counters: [],
  },
  journal: {
    table: 'journal_entries',
    key: 'id',
    type: 'uuid',
    columns: [
      'date',
      'title',
      'body',
      'tags',
      'starred',
      'mood_id',
      'theme_id',
      'theme_title',
      'prompt',
      'copy_of',
      'version',
      'created_at',
      'updated_at',
      'deleted_at',
      'search',
    ],
    counters: ['updated_at'],
  },
} as const satisfies Partial<Record<UndoKind, object>>
export type WholeRowKind = keyof typeof wholeRows

type Snapshot = { target: string; row: Record<string, unknown>; print: string }

/** Things as they are stored, by their targets, each with its fingerprint. Locked until the transaction ends if asked for. */
export async function snapshots(
  db: Db,
  memberId: string,
  kind: WholeRowKind,
  targets: readonly string[],
  { lock = false } = {},
): Promise<Map<string, Snapshot>> {
  if (targets.length === 0) return new Map()
  const { table, key, type, columns, counters } = wholeRows[kind]
  const named = (names: readonly string[]) =>
    sql`jsonb_build_object(${sql.join(names.flatMap((name) => [sql.lit(name), sql.ref(name)]))})`
  const telling = columns.filter((name) => !counters.some((one) => one === name) && name !== 'search')
  // In one order, so that two who want the same rows do not wait for each other.
  const { rows } = await sql<Snapshot>`
    select ${sql.ref(key)}::text as target, ${named(columns)} as row,
      md5(jsonb_strip_nulls(${named(telling)})::text) as print
    from ${sql.table(table)}
    where member_id = ${memberId} and ${sql.ref(key)} = any(${[...targets]}::${sql.raw(type)}[])
    order by ${sql.ref(key)} ${lock ? sql`for update` : sql``}`.execute(db)
  return new Map(rows.map((row) => [row.target, row]))
}

/** Writes things as a snapshot had them, byte for byte. */
export async function putBack(
  tx: Db,
  memberId: string,
  kind: WholeRowKind,
  things: readonly { target: string; before: unknown }[],
): Promise<void> {
  if (things.length === 0) return
  const { table, key, type, columns } = wholeRows[kind]
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(columns.map((name) => sql.ref(`was.${name}`)))
  await sql`
    update ${sql.table(table)} as thing set (${names}) = (select ${values})
    from jsonb_to_recordset(${JSON.stringify(things)}::jsonb) as given(target text, before jsonb),
      jsonb_populate_record(null::${sql.table(table)}, given.before) as was
    where thing.member_id = ${memberId} and thing.${sql.ref(key)} = given.target::${sql.raw(type)}`.execute(
    tx,
  )
}

/** Deletes things. */
export async function deleteThings(
  tx: Db,
  memberId: string,
  kind: WholeRowKind,
  targets: readonly string[],
): Promise<void> {
  if (targets.length === 0) return
  const { table, key, type } = wholeRows[kind]
  await sql`delete from ${sql.table(table)}
    where member_id = ${memberId} and ${sql.ref(key)} = any(${[...targets]}::${sql.raw(type)}[])`.execute(tx)
}
