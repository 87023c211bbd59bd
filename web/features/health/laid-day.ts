import type { HealthEntry } from '../../../contract/health.ts'

/** A day with the ids of the waiting changes that it shows, so that no addition is shown twice. */
export type Laid = HealthEntry & { added?: readonly string[] }

/** Whether a day shows what the server does not have yet. */
export const isWaiting = (entry: Laid | null | undefined): boolean => (entry?.added?.length ?? 0) > 0

/** A day that has no entry yet, until the server has made one. */
export const blank = (dateISO: string): HealthEntry => ({
  id: '',
  dateISO,
  waterMl: null,
  steps: null,
  sleepHours: null,
  weightKg: null,
  bodyFatPct: null,
  waistCm: null,
  systolic: null,
  diastolic: null,
  glucoseMgDl: null,
  glucoseContext: null,
  meds: [],
  notes: null,
})
