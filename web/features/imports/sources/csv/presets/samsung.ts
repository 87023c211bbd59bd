import type { Preset } from '../fields.ts'

/**
 * Tables of Samsung Health. Above the header stands a line with the table's name. Times are in UTC, and the person's
 * clock is in `time_offset`. Of one day there is a row for each device, and one for all of them.
 */
export const samsung: readonly Preset[] = [
  {
    name: 'Samsung Health',
    has: ['step_count', 'day_time'],
    columns: { day_time: { role: 'date' }, step_count: { role: 'steps', combine: 'largest' } },
  },
  {
    name: 'Samsung Health',
    has: ['count', 'day_time', 'source_type'],
    columns: { day_time: { role: 'date' }, count: { role: 'steps', combine: 'largest' } },
  },
  {
    name: 'Samsung Health',
    has: ['end_time', 'sleep_duration', 'time_offset'],
    columns: {
      end_time: { role: 'date' },
      time_offset: { role: 'offset' },
      sleep_duration: { role: 'sleepHours', unit: 'min' },
    },
  },
  {
    name: 'Samsung Health',
    has: ['start_time', 'weight', 'time_offset'],
    columns: {
      start_time: { role: 'date' },
      time_offset: { role: 'offset' },
      weight: { role: 'weightKg', unit: 'kg' },
      body_fat: { role: 'bodyFatPct' },
    },
  },
  {
    name: 'Samsung Health',
    has: ['start_time', 'systolic', 'diastolic', 'time_offset'],
    columns: {
      start_time: { role: 'date' },
      time_offset: { role: 'offset' },
      systolic: { role: 'systolic' },
      diastolic: { role: 'diastolic' },
    },
  },
  {
    name: 'Samsung Health',
    has: ['start_time', 'amount', 'unit_amount', 'time_offset'],
    columns: {
      start_time: { role: 'date' },
      time_offset: { role: 'offset' },
      amount: { role: 'waterMl', unit: 'ml' },
    },
  },
]
