import type { Preset } from '../fields.ts'

/** Reports of Garmin Connect. The column of their days has no name. */
export const garmin: readonly Preset[] = [
  {
    name: 'Garmin',
    has: ['', 'Actual', 'Goal'],
    columns: { '': { role: 'date' }, Actual: { role: 'steps' } },
    dateOrder: 'mdy',
  },
  {
    name: 'Garmin',
    has: ['Time', 'Weight', 'Change', 'BMI', 'Body Fat'],
    columns: { Time: { role: 'time' }, Weight: { role: 'weightKg' }, 'Body Fat': { role: 'bodyFatPct' } },
  },
]
