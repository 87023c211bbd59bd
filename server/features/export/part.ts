import { type RawBuilder, sql } from 'kysely'
import type { ExportKind } from '../../../contract/export.ts'
import type { Translate } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import type { Tables } from '../../tables.ts'
import type { Archive } from './archive.ts'

/** Whose data is written, and how it is said. */
export type Source = {
  db: Db
  memberId: string
  /** The member's own language, for the names of columns and the words of README.txt. */
  t: Translate
  /** The member's own IANA zone, for the times in tables. */
  zone: string
}

/** An instant as a spreadsheet and a person read it, on the clock of a zone: `2026-11-23 19:38`. */
export const localTime = (instant: string, zone: string): string =>
  Temporal.Instant.from(instant)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
    .replace('T', ' ')

/** One kind of what is exported. */
export type Part = {
  kind: ExportKind
  /** The tables of which it writes the member's rows. */
  tables: readonly (keyof Tables)[]
  write(files: Archive, source: Source): Promise<void>
}

/** Rows that are read together: few, so that they are forgotten before the next ones come. */
export const pageRows = 100
/** Rows of a page where rows are long: a day's list, an entry of a journal. */
export const longPageRows = 10

/**
 * All rows, a page after the other, each from behind the last row of the one before. There is no transaction around
 * them: the embedded engine has one connection, which a slow line must not hold.
 */
export async function* byPage<R>(
  page: (after: R | undefined) => Promise<R[]>,
  rows: number,
): AsyncGenerator<R> {
  let after: R | undefined
  for (;;) {
    const found = await page(after)
    yield* found
    after = found.at(-1)
    if (found.length < rows || after === undefined) return
  }
}

/** Days from and to, both included. */
export type Days = { name: string; from: string; to: string }
export const allDays: Days = { name: '', from: '0001-01-01', to: '9999-12-31' }

/** The years in which a member has rows of a table that say anything, by the day in `column`. */
export async function yearsOf(
  { db, memberId }: Source,
  table: keyof Tables,
  column: 'date' | 'week',
  says: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Days[]> {
  const { rows } = await sql<{ year: number }>`
    select distinct extract(year from ${sql.ref(column)})::integer as year from ${sql.table(table)}
    where member_id = ${memberId} and ${says} order by year`.execute(db)
  return rows.map(({ year }) => {
    const name = String(year).padStart(4, '0')
    return { name, from: `${name}-01-01`, to: `${name}-12-31` }
  })
}

/** Each of the things as a row of a table. */
export async function* mapped<A, B>(things: AsyncIterable<A>, map: (thing: A) => B): AsyncGenerator<B> {
  for await (const thing of things) yield map(thing)
}

/** Each of the things as several. */
export async function* flatMapped<A, B>(
  things: AsyncIterable<A>,
  map: (thing: A) => readonly B[],
): AsyncGenerator<B> {
  for await (const thing of things) yield* map(thing)
}
