import { type ImportKind, type ImportOutcome, importKinds } from '../../../contract/imports.ts'

type Outcome = ImportOutcome['outcome']
/** Something that is not brought in: as the file names it, its day if it has one, and why, in the reader's language. */
export type Refusal = { about: string; date: string | null; reason: string }
/** Something of which both sides have a value, with what is here and what the file says. */
export type Difference = {
  kind: ImportKind
  about: string
  date: string | null
  differences: NonNullable<ImportOutcome['differences']>
}

/** An item that an earlier export of the same calendar held and this one does not. */
export type NoLonger = { id: string; date: string; text: string }

/** Differences that are shown. The others are counted. */
const mostDifferences = 50

/** What became of the things of a file so far. A walk that was stopped goes on with its ledger. */
export type Ledger = {
  /** The places in the file of the things that are done with. */
  handled: Set<number>
  tally: Map<ImportKind, Record<Outcome, number>>
  refused: Refusal[]
  differences: Difference[]
  /** The days of the planner to which something came. */
  plannedDays: Set<string>
  /** The planner items of a calendar, by the ids that they have here or will have. */
  items: string[]
  /** What the calendar no longer holds; and once it is sent, what of it was removed. */
  noLonger: NoLonger[]
  /** Pictures that are not here yet. A comparison counts them. */
  wanted: number
  /** Pictures that are done with, and those of them that were refused. */
  pictures: number
  refusedPictures: number
}

export const newLedger = (): Ledger => ({
  handled: new Set(),
  tally: new Map(),
  refused: [],
  differences: [],
  plannedDays: new Set(),
  items: [],
  noLonger: [],
  wanted: 0,
  pictures: 0,
  refusedPictures: 0,
})

/** Counts what became of one thing. */
export function count({ tally }: Ledger, kind: ImportKind, outcome: Outcome): void {
  const counts = tally.get(kind) ?? { new: 0, same: 0, changed: 0, differs: 0, refused: 0 }
  counts[outcome] += 1
  tally.set(kind, counts)
}

/** Remembers a difference, if there is room to show it. */
export function remember({ differences }: Ledger, difference: Difference): void {
  if (differences.length < mostDifferences) differences.push(difference)
}

/** How many things of all kinds had one of these outcomes. */
export const countOf = ({ tally }: Ledger, ...outcomes: Outcome[]): number =>
  [...tally.values()].reduce(
    (sum, counts) => sum + outcomes.reduce((part, outcome) => part + counts[outcome], 0),
    0,
  )

/** The kinds in their order, each with its counts. */
export const counted = ({ tally }: Ledger) =>
  importKinds.flatMap((kind) => {
    const counts = tally.get(kind)
    return counts ? [{ kind, ...counts }] : []
  })
