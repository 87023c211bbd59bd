import type { Tools } from '../tools.ts'

/** One finding: its state, and what to do if it is not well, or could be better. */
export type Finding = { what: string; well: boolean; says: string; advises?: true }

/** One of the doctor's examinations. */
export type Check = (tools: Tools) => Promise<Finding | Finding[]>

export const well = (what: string, says: string): Finding => ({ what, well: true, says })
export const ill = (what: string, says: string): Finding => ({ what, well: false, says })
/** What is no fault, and would be better otherwise. */
export const advice = (what: string, says: string): Finding => ({ what, well: true, says, advises: true })

/** A finding in a line, with a sign for its state. */
export const inLine = ({ what, well, says, advises }: Finding): string =>
  `${advises ? '!' : well ? '✓' : '✗'} ${what}: ${says}`
