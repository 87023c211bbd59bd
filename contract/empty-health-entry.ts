import type { HealthEntry } from './health.ts'

// Apart from the schemas, which what completes every answer would bring into the first script of a page.
/** A day of which nothing is recorded yet. Its id is empty until the server gives it one. */
export const emptyHealthEntry = (dateISO: string): HealthEntry => ({
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
