import type { NewChange } from '../../lib/outbox/change.ts'

/** The changes of days and weeks that a screen makes at once. */
type PlannerCall =
  | 'POST /daily-notes/{date}/items'
  | 'PATCH /daily-notes/{date}/items/{id}'
  | 'DELETE /daily-notes/{date}/items/{id}'
  | 'POST /daily-notes/{date}/move'

/** One change of days, in the calls that make it. */
export type Change = {
  changes: NewChange<PlannerCall>[]
  /** What a toast says of it, with Undo. */
  done?: { text: string; undo: () => void }
  /** Once it was taken back. */
  onFailed?: (() => void) | undefined
}

/** A day, as what changes of it are sent in order. */
export const dayThing = (date: string): string => `day:${date}`
/** What changes of the week of a Monday are about. */
export const weekThing = (monday: string): string => `week:${monday}`
