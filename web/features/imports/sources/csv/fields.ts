import { fieldFault } from '../check.ts'
import { factorOf, isUnitField, rounded } from '../units.ts'

/** What a column can be. Those of health have the names of the contract. */
export const roles = [
  'date',
  'time',
  /** How far the times of the row are behind the person's clock, as `UTC+0200`. */
  'offset',
  'steps',
  'waterMl',
  'sleepHours',
  'weightKg',
  'bodyFatPct',
  'waistCm',
  'systolic',
  'diastolic',
  /** Both in one cell: 121/79. */
  'bloodPressure',
  'glucoseMgDl',
  'mood',
  'tags',
  'note',
  'title',
  'body',
  'ignore',
] as const
export type Role = (typeof roles)[number]

/** The units that are asked about, ours first. */
export const units: Readonly<Record<string, readonly string[]>> = {
  waterMl: ['ml', 'l', 'glass', 'floz'],
  sleepHours: ['h', 'min', 's'],
  weightKg: ['kg', 'lb', 'st'],
  waistCm: ['cm', 'in'],
  glucoseMgDl: ['mg/dl', 'mmol/l'],
}

export const isNumberRole = (role: Role): boolean =>
  isUnitField(role) || ['steps', 'bodyFatPct', 'systolic', 'diastolic', 'bloodPressure'].includes(role)

/** Whether a column becomes a check-in or a journal entry. */
export const isWrittenRole = (role: Role): boolean => ['mood', 'note', 'title', 'body'].includes(role)

const isCounted = (role: Role, unit: string | null): boolean =>
  ['steps', 'systolic', 'diastolic'].includes(role) || ['ml', 'min', 's', 'ms'].includes(unit ?? '')

/** Whether a day can have so many of what a column counts, in its unit; false where the column counts nothing. */
export function isPossibleCount(role: Role, unit: string | null, count: number): boolean {
  const factor = isUnitField(role) ? factorOf(role, unit ?? '') : 1
  return (
    isCounted(role, unit) &&
    factor !== undefined &&
    fieldFault(role, rounded(role, count * factor)) === undefined
  )
}

/** Several values of one day: `sum`, the `largest`, or the `last` in time. */
export type Combine = 'sum' | 'largest' | 'last'
export const combined = (role: Role): Combine =>
  role === 'steps' || role === 'waterMl' || role === 'sleepHours' ? 'sum' : 'last'

/** An export that is known by the names of its columns. */
export type Preset = {
  name: string
  /** A row is its header if it has all of these. */
  has: readonly string[]
  /** What its columns are; all others are ignored. */
  columns: Readonly<Record<string, { role: Role; unit?: string; combine?: Combine }>>
  /** Of dates like 03/04/2024. */
  dateOrder?: 'dmy' | 'mdy'
}
