import { measuredWith } from '../../../contract/health.ts'
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

/** One of each measurement: what is shown and chosen as one. */
export const measurementsOf = <N extends string>(fields: readonly N[]): N[] =>
  fields.filter(
    (field, at) => !measuredWith(field).some((other) => fields.indexOf(other) < at && fields.includes(other)),
  )

/** What a measurement is called, and what it says; undefined where it has no value. */
export function measurementInWords(
  form: EntryForm,
  field: FormField,
): { label: string; value: string | undefined } {
  if (field === 'systolic' || field === 'diastolic') {
    const [systolic, diastolic] = [numberIn(form, 'systolic'), numberIn(form, 'diastolic')]
    const isNone = systolic === null && diastolic === null
    const said = { systolic: systolic ?? '–', diastolic: diastolic ?? '–' }
    return {
      label: t('Blood Pressure'),
      value: isNone ? undefined : t('{systolic}/{diastolic} mmHg', said),
    }
  }
  if (field === 'glucoseMgDl' || field === 'glucoseContext') {
    const value = valueInWords(form, 'glucoseMgDl')
    return {
      label: translate(fieldWords.glucoseMgDl.label),
      value: value && `${value}, ${valueInWords(form, 'glucoseContext')}`,
    }
  }
  return { label: translate(fieldWords[field].label), value: valueInWords(form, field) }
}
