import type { Preset } from '../fields.ts'

/** Google Takeout, `Daily activity metrics.csv`. */
export const googleFit: Preset = {
  name: 'Google Fit',
  has: ['Date', 'Move Minutes count'],
  columns: {
    Date: { role: 'date' },
    'Step count': { role: 'steps' },
    'Average weight (kg)': { role: 'weightKg', unit: 'kg' },
    'Sleeping duration (ms)': { role: 'sleepHours', unit: 'ms' },
  },
}
