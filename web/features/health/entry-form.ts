import { isBlank } from '../../../contract/blank.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import type { WholeBody } from '../../lib/form/form-faults.ts'
import { type NumberKind, parseTyped, writeNumber } from './typed-number.ts'

/** Every number of a day and how it is read. */
export const measures = {
  waterMl: 'amount',
  steps: 'whole',
  sleepHours: 'decimal',
  weightKg: 'decimal',
  bodyFatPct: 'decimal',
  waistCm: 'decimal',
  systolic: 'whole',
  diastolic: 'whole',
  glucoseMgDl: 'decimal',
} as const satisfies Record<string, NumberKind>
export type Measure = keyof typeof measures
export const measureNames = Object.keys(measures) as Measure[]

/** `key` identifies a row while it is edited. It is not stored. */
export type Medication = { key: number; name: string; time: string; taken: boolean }

/** A day in the form. Numbers are texts as they were typed. */
export type EntryForm = Record<Measure, string> & {
  glucoseContext: NonNullable<HealthEntry['glucoseContext']>
  meds: readonly Medication[]
  notes: string
}
export type FormField = keyof EntryForm

/** A day without an entry (specification, Member 4). */
export const emptyForm: EntryForm = {
  waterMl: '',
  steps: '',
  sleepHours: '',
  weightKg: '',
  bodyFatPct: '',
  waistCm: '',
  systolic: '',
  diastolic: '',
  glucoseMgDl: '',
  glucoseContext: 'fasting',
  meds: [],
  notes: '',
}
export const formFields = Object.keys(emptyForm) as FormField[]
export const isField = (name: string): name is FormField => name in emptyForm

/** The form of a stored day. */
export function entryFormOf(entry: HealthEntry | null): EntryForm {
  if (entry === null) return emptyForm
  const numbers = measureNames.map((name) => [name, writeNumber(entry[name])])
  return {
    ...(Object.fromEntries(numbers) as Record<Measure, string>),
    glucoseContext: entry.glucoseContext ?? 'fasting',
    meds: entry.meds.map((med, key) => ({ key, name: med.name, time: med.time ?? '', taken: med.taken })),
    notes: entry.notes ?? '',
  }
}

/** The number in a field; null if it is empty or cannot be read. */
export const numberIn = (form: EntryForm, name: Measure): number | null =>
  parseTyped(form[name], measures[name]) ?? null

/** The fields whose text is no number. */
export const unreadable = (form: EntryForm): Measure[] =>
  measureNames.filter((name) => parseTyped(form[name], measures[name]) === undefined)

/** The rows that are sent: those with a name. */
const named = (meds: readonly Medication[]) => meds.filter(({ name }) => !isBlank(name))

/** What is sent of a form: only the fields that say something (specification, Member 5). */
export function entryBodyOf(dateISO: string, form: EntryForm) {
  const numbers = measureNames.map((name) => [name, numberIn(form, name) ?? undefined])
  const meds = named(form.meds).map(({ name, time, taken }) => ({
    name: name.trim(),
    taken,
    time: time.trim() || null,
  }))
  return {
    dateISO,
    ...(Object.fromEntries(numbers) as Record<Measure, number | undefined>),
    glucoseContext: numberIn(form, 'glucoseMgDl') === null ? undefined : form.glucoseContext,
    meds: meds.length > 0 ? meds : undefined,
    notes: isBlank(form.notes) ? undefined : form.notes,
    base: undefined,
  } satisfies WholeBody<'POST /health'>
}

/** Whether two forms have the same value in a field. 7,5 is 7.5, and a row without a name is no row. */
export function sameIn(field: FormField, one: EntryForm, other: EntryForm): boolean {
  if (field in measures && one[field] !== other[field]) {
    const [a, b] = [one, other].map((form) => parseTyped(form[field as Measure], measures[field as Measure]))
    return a !== undefined && a === b
  }
  const [a, b] = [one, other].map((form) => JSON.stringify(entryBodyOf('', form)[field]))
  return a === b
}

/** Whether two forms say the same. */
export const isSame = (one: EntryForm, other: EntryForm): boolean =>
  formFields.every((field) => sameIn(field, one, other))

/** The name of the control that a path of a refusal means (`meds.1.name` counts the rows that were sent). */
export function controlOf(path: string, sent: EntryForm): string | undefined {
  const [field = '', index, part] = path.split('.')
  if (field !== 'meds') return field in emptyForm ? field : undefined
  const row = named(sent.meds)[Number(index)]
  return row && medControl(row.key, part === 'time' ? 'time' : 'name')
}

/** The name of a control in a row of medications. */
export const medControl = (key: number, part: 'name' | 'time'): string => `meds.${key}.${part}`
