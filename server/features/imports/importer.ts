import { createHash } from 'node:crypto'
import type { ImportedRow, ImportKind, ImportOutcome } from '../../../contract/imports.ts'
import type { Db } from '../../deps.ts'

/** Whose rows are brought in, from where, and what wins where both sides have a value. */
export type About = {
  memberId: string
  source: string
  /** The accounts from which the member moved here, in which the ids of some things were made. */
  earlierMembers: readonly string[]
  wins: 'here' | 'file'
  now: Temporal.Instant
  /** The zone in which "today" is meant. */
  zone: string
  /** Where it is written down what was made and changed; undefined for a preview, which writes nothing. */
  remember: Remember | undefined
  /** The import that is written; undefined for a preview. */
  importId: string | undefined
}

/**
 * Writes down what was made or changed: what stood there before (null: nothing), and the fingerprint of what stands there
 * now. Of one thing that an import touches twice the first `before` counts.
 */
export type Remember = (
  tx: Db,
  changes: readonly { kind: UndoKind; target: string; before: unknown; after: string }[],
) => Promise<void>

/** What an undo tells apart. */
export type UndoKind = Exclude<ImportKind, 'post'>

/** A row with its place in the call, and what became of it. */
export type Placed<R> = { at: number; row: R }
export type Outcome = Omit<ImportOutcome, 'row' | 'problem'> & { at: number }

/** How rows of one kind are brought in. */
export type Importer<K extends ImportKind> = {
  /** How many rows one transaction takes. It is short, because the embedded engine has one connection. */
  atOnce: number
  /**
   * Takes the rows, and tells of each what became of it. Throws the refusal of a row that cannot be taken; the
   * halves of the rows are then tried.
   */
  take(tx: Db, about: About, rows: readonly Placed<ImportedRow<K>>[]): Promise<Outcome[]>
}

/** A value with the keys of all its objects in order, so that equal values are equal texts. */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, one]) => one !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, one]) => [key, ordered(one)]),
  )
}

/** Values with the same fields have the same fingerprint, in whatever order. */
export const fingerprint = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(ordered(value)))
    .digest('base64url')
