import type { HealthEntry } from '../../../../contract/health.ts'
import { healthEntriesAfter } from '../../health/queries.ts'
import { allDays, byPage, type Days, mapped, type Part, pageRows, type Source, yearsOf } from '../part.ts'

const days = ({ db, memberId }: Source, { from, to }: Days) =>
  byPage<HealthEntry>(
    (after) => healthEntriesAfter(db, memberId, { from, to, after: after?.dateISO, limit: pageRows }),
    pageRows,
  )

const medsInWords = (meds: HealthEntry['meds']) =>
  meds.map(({ name, time, taken }) => `${name}${time ? ` ${time}` : ''}${taken ? ' ✓' : ''}`).join(', ')

/** The days of health, in the form of the contract's `healthEntry`. */
export const health: Part = {
  kind: 'health',
  tables: ['health_entries'],
  async write(files, source) {
    const { t } = source
    for (const year of await yearsOf(source, 'health_entries', 'date'))
      await files.list(`health/${year.name}.json`, days(source, year))
    await files.table(
      'csv/health.csv',
      [
        t('Date'),
        t('Water (ml)'),
        t('Steps'),
        t('Sleep (hours)'),
        t('Weight (kg)'),
        t('Body Fat (%)'),
        t('Waist (cm)'),
        t('Systolic'),
        t('Diastolic'),
        t('Glucose (mg/dL)'),
        t('Glucose context'),
        t('Medications'),
        t('Notes'),
      ],
      mapped(days(source, allDays), (day) => [
        day.dateISO,
        day.waterMl,
        day.steps,
        day.sleepHours,
        day.weightKg,
        day.bodyFatPct,
        day.waistCm,
        day.systolic,
        day.diastolic,
        day.glucoseMgDl,
        day.glucoseContext,
        medsInWords(day.meds),
        day.notes,
      ]),
    )
  },
}
