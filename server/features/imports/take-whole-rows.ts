import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../deps.ts'
import { differencesOf } from './differences.ts'
import type { About, Outcome } from './importer.ts'
import { snapshots, type WholeRowKind } from './whole-rows.ts'

/** A row as it is to be stored under its target. */
export type Thing<C> = { at: number; target: string; columns: C }

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Whether a value is stored already. JSON of the database writes instants otherwise than we do. */
const isStored = (wanted: unknown, stored: unknown): boolean =>
  typeof wanted === 'string' && typeof stored === 'string' && instant.test(wanted) && instant.test(stored)
    ? Temporal.Instant.compare(Temporal.Instant.from(wanted), Temporal.Instant.from(stored)) === 0
    : isDeepStrictEqual(wanted, stored)

/** The columns that are wanted otherwise than they are stored. */
export const differing = (
  wanted: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(wanted).flatMap(([name, value]) => (isStored(value, stored[name]) ? [] : [name]))

/** Whether a thing is as it is stored; if not, in what it differs. */
export function compared(
  wanted: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): Pick<Outcome, 'outcome' | 'fields' | 'differences'> {
  const fields = differing(wanted, stored)
  if (fields.length === 0) return { outcome: 'same' }
  return { outcome: 'differs', fields, differences: differencesOf(fields, stored, wanted) }
}

/** Writes down things of which `befores` says what stood there before, with the fingerprints of what stands there now. */
export async function rememberWholeRows(
  tx: Db,
  { memberId, remember }: About,
  kind: WholeRowKind,
  befores: ReadonlyMap<string, unknown>,
): Promise<void> {
  if (!remember || befores.size === 0) return
  const now = await snapshots(tx, memberId, kind, [...befores.keys()])
  await remember(
    tx,
    [...now.values()].map(({ target, print }) => ({
      kind,
      target,
      before: befores.get(target) ?? null,
      after: print,
    })),
  )
}

/**
 * Takes things that are each one row of a table: adds what is new, leaves what is the same, and replaces what differs if
 * the file wins.
 */
export async function takeWholeRows<C extends Record<string, unknown>>(
  tx: Db,
  about: About,
  kind: WholeRowKind,
  parts: {
    things: readonly Thing<C>[]
    /** Adds things, those left out that are there by now, and tells the targets of those that it added. */
    insert(things: readonly Thing<C>[]): Promise<readonly string[]>
    update(thing: Thing<C>, stored: Readonly<Record<string, unknown>>): Promise<unknown>
  },
): Promise<Outcome[]> {
  const writes = about.remember !== undefined
  const things = new Map<string, Thing<C>>()
  const outcomes: Outcome[] = []
  for (const thing of parts.things) {
    const first = things.get(thing.target)
    if (!first) things.set(thing.target, thing)
    else outcomes.push({ at: thing.at, ...compared(thing.columns, first.columns) })
  }
  // Rows are locked in one order, so that two tabs do not wait for each other.
  const wanted = [...things.values()].sort((a, b) => (a.target < b.target ? -1 : 1))
  const stored = await snapshots(tx, about.memberId, kind, [...things.keys()], { lock: writes })
  const fresh = wanted.filter(({ target }) => !stored.has(target))
  const added = new Set(
    writes && fresh.length > 0 ? await parts.insert(fresh) : fresh.map(({ target }) => target),
  )
  const befores = new Map<string, unknown>([...added].map((target) => [target, null]))
  for (const { at, target } of fresh) outcomes.push({ at, outcome: added.has(target) ? 'new' : 'same' })
  for (const thing of wanted) {
    const there = stored.get(thing.target)
    if (!there) continue
    const fields = differing(thing.columns, there.row)
    if (fields.length === 0 || about.wins === 'here') {
      outcomes.push({ at: thing.at, ...compared(thing.columns, there.row) })
      continue
    }
    outcomes.push({ at: thing.at, outcome: 'changed', fields })
    if (!writes) continue
    await parts.update(thing, there.row)
    befores.set(thing.target, there.row)
  }
  await rememberWholeRows(tx, about, kind, befores)
  return outcomes
}
