import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { type EntryForm, type FormField, type Measure, measures, numberIn } from './entry-form.ts'
import { amount } from './health-numbers.ts'

/** What each field of a day is called, and what it is measured in. */
export const fieldWords: Record<FormField, { label: Text; unit?: Text }> = {
  waterMl: { label: texts('Water'), unit: texts('ml') },
  steps: { label: texts('Steps') },
  sleepHours: { label: texts('Sleep'), unit: texts('hours') },
  weightKg: { label: texts('Weight'), unit: texts('kg') },
  bodyFatPct: { label: texts('Body Fat'), unit: texts('%') },
  waistCm: { label: texts('Waist'), unit: texts('cm') },
  systolic: { label: texts('Systolic') },
  diastolic: { label: texts('Diastolic') },
  glucoseMgDl: { label: texts('Blood Glucose'), unit: texts('mg/dL') },
  glucoseContext: { label: texts('When was it measured?') },
  meds: { label: texts('Medications') },
  notes: { label: texts('Notes') },
}

const isMeasure = (field: FormField): field is Measure => field in measures

/** The value of a field for reading; undefined where it has none. */
export function valueInWords(form: EntryForm, field: FormField): string | undefined {
  if (isMeasure(field)) {
    const value = numberIn(form, field)
    return value === null ? undefined : amount(value, fieldWords[field].unit)
  }
  if (field === 'glucoseContext') return form.glucoseContext === 'fasting' ? t('Fasting') : t('Post-meal')
  if (field === 'notes') return form.notes.trim() || undefined
  const named = form.meds.filter(({ name }) => name.trim())
  const taken = (isTaken: boolean) => (isTaken ? ` (${t('Taken')})` : '')
  return named.map((med) => `${med.name.trim()}${taken(med.taken)}`).join(', ') || undefined
}

/** A field and its value: 'Weight 63.8 kg'. */
export const labelled = (field: FormField, value: string): string =>
  `${translate(fieldWords[field].label)} ${value}`
