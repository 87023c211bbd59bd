import type { Preset } from '../fields.ts'

/** The export of Fitbit: several tables in one file. Its weight is in the unit of the account. */
export const fitbit: readonly Preset[] = [
  {
    name: 'Fitbit',
    has: ['Date', 'Calories Burned', 'Steps', 'Floors'],
    columns: { Date: { role: 'date' }, Steps: { role: 'steps' } },
  },
  {
    name: 'Fitbit',
    has: ['Date', 'Weight', 'BMI', 'Fat'],
    columns: { Date: { role: 'date' }, Weight: { role: 'weightKg' }, Fat: { role: 'bodyFatPct' } },
  },
  {
    name: 'Fitbit',
    has: ['Start Time', 'End Time', 'Minutes Asleep'],
    columns: { 'End Time': { role: 'date' }, 'Minutes Asleep': { role: 'sleepHours', unit: 'min' } },
  },
]
