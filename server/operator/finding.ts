import type { Tools } from '../tools.ts'

/** One finding: its state, and what to do if it is not well. */
export type Finding = { what: string; well: boolean; says: string }

/** One of the doctor's examinations. */
export type Check = (tools: Tools) => Promise<Finding | Finding[]>

export const well = (what: string, says: string): Finding => ({ what, well: true, says })
export const ill = (what: string, says: string): Finding => ({ what, well: false, says })
