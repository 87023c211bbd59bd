import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import type { Cell } from '../../lib/csv-style.ts'
import { fileStamp } from '../csv.ts'

/** The columns of an export (specification, Admin 9). */
export const exportColumns = () => [
  t('Date'),
  t('Water (ml)'),
  t('Steps'),
  t('Weight (kg)'),
  t('Sleep (hrs)'),
  t('Notes'),
]

/** One entry as a row of an export. Commas in notes become semicolons. */
export const exportRow = (entry: HealthEntry): Cell[] => [
  entry.dateISO,
  entry.waterMl,
  entry.steps,
  entry.weightKg,
  entry.sleepHours,
  entry.notes?.replaceAll(',', ';') ?? null,
]

/** `health-data-{email}-{timestamp}.csv`. Characters of the address that no file system allows are replaced. */
export const exportFileName = (email: string, at: Date): string =>
  `health-data-${email.replace(/[^\p{L}\p{N}@._+-]/gu, '_')}-${fileStamp(at)}.csv`
