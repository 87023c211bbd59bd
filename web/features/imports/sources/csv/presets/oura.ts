import type { Preset } from '../fields.ts'

/** The trends of Oura. */
export const oura: readonly Preset[] = [
  {
    name: 'Oura',
    has: ['date', 'Total Sleep Duration'],
    columns: {
      date: { role: 'date' },
      'Total Sleep Duration': { role: 'sleepHours', unit: 's' },
      Steps: { role: 'steps' },
    },
  },
  {
    name: 'Oura',
    has: ['day', 'total_sleep_duration'],
    columns: { day: { role: 'date' }, total_sleep_duration: { role: 'sleepHours', unit: 's' } },
  },
  {
    name: 'Oura',
    has: ['day', 'steps', 'equivalent_walking_distance'],
    columns: { day: { role: 'date' }, steps: { role: 'steps' } },
  },
]
