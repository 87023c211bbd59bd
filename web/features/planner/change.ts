import type { PlannerItem } from '../../../contract/planner.ts'
import type { DayNotes } from './fetched-days.ts'

/** One change of days: what is seen at once, and how it is sent. The answer is the lists as they are stored. */
export type Change = {
  days: { date: string; change: (notes: PlannerItem[]) => PlannerItem[] }[]
  send: () => Promise<DayNotes[]>
  /** What a toast says of it, with Undo. */
  done?: { text: string; undo: () => void }
  /** Once it was taken back. */
  onFailed?: (() => void) | undefined
}
