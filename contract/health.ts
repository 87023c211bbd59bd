import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { message, texts } from './texts.ts'
import { changedFields, day, entryDay, id, text, visibleText } from './values.ts'

/**
 * The possible values of a human body, each in the unit that people read (ruling 20). A number outside is a typing
 * error.
 */
const bounds = {
  waterMl: [0, 20_000, texts('Water should be between {least, number} and {most, number} ml')],
  steps: [0, 200_000, texts('Steps should be between {least, number} and {most, number}')],
  sleepHours: [0, 24, texts('Sleep should be between {least, number} and {most, number} hours')],
  weightKg: [1, 700, texts('Weight should be between {least, number} and {most, number} kg')],
  bodyFatPct: [0, 100, texts('Body fat should be between {least, number} and {most, number} %')],
  waistCm: [10, 400, texts('Waist should be between {least, number} and {most, number} cm')],
  systolic: [30, 350, texts('Systolic pressure should be between {least, number} and {most, number} mmHg')],
  diastolic: [10, 250, texts('Diastolic pressure should be between {least, number} and {most, number} mmHg')],
  glucoseMgDl: [10, 2000, texts('Glucose should be between {least, number} and {most, number} mg/dL')],
} as const

type Measure = keyof typeof bounds

/** A number within its bounds, or the sentence that names field, bounds and unit. */
function measured(name: Measure, number = z.number()) {
  const [least, most, text] = bounds[name]
  const error = message(text, { least, most })
  return number.check(z.gte(least, error), z.lte(most, error))
}
const perhaps = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null)

const glucoseContexts = ['fasting', 'postmeal'] as const

export const medication = z.object({
  name: visibleText(lengths.medicationName),
  taken: z._default(z.boolean(), false),
  /** As the member writes it: `08:00`, or null. */
  time: z._default(z.nullable(text(lengths.medicationTime)), null),
})

const dayFields = {
  waterMl: perhaps(measured('waterMl')),
  steps: perhaps(measured('steps', z.int())),
  sleepHours: perhaps(measured('sleepHours')),
  weightKg: perhaps(measured('weightKg')),
  bodyFatPct: perhaps(measured('bodyFatPct')),
  waistCm: perhaps(measured('waistCm')),
  systolic: perhaps(measured('systolic', z.int())),
  diastolic: perhaps(measured('diastolic', z.int())),
  glucoseMgDl: perhaps(measured('glucoseMgDl')),
  glucoseContext: perhaps(z.enum(glucoseContexts)),
  meds: z._default(z.array(medication).check(z.maxLength(lengths.medications)), []),
  notes: perhaps(text(lengths.healthNotes)),
}

/** A day's entry as it is saved; a field left out is cleared (ruling 20). */
export const newHealthEntry = z.object({ dateISO: entryDay, ...dayFields })
export type NewHealthEntry = z.output<typeof newHealthEntry>

const number = z.nullable(z.number())

/** What one measurement gives: halves of two measurements are no value that anybody had. */
const measuredTogether = [
  ['systolic', 'diastolic'],
  ['glucoseMgDl', 'glucoseContext'],
] as const

/** The fields that are measured with a field, and are seen, compared and chosen as one with it. */
export const measuredWith = <N extends string>(name: N): readonly N[] =>
  ((measuredTogether as readonly (readonly string[])[]).find((names) => names.includes(name)) as
    | readonly N[]
    | undefined) ?? [name]

export const healthEntry = z.object({
  id,
  dateISO: z.string(),
  waterMl: number,
  steps: number,
  sleepHours: number,
  weightKg: number,
  bodyFatPct: number,
  waistCm: number,
  systolic: number,
  diastolic: number,
  glucoseMgDl: number,
  glucoseContext: z.nullable(z.enum(glucoseContexts)),
  meds: z.array(z.object({ name: z.string(), taken: z.boolean(), time: z.nullable(z.string()) })),
  notes: z.nullable(z.string()),
})
export type HealthEntry = z.infer<typeof healthEntry>

/** Values of a day that a sender saw, in the form that they were answered in. */
const seenFields = z.partial(z.omit(healthEntry, { id: true, dateISO: true }))

/**
 * A day's entry as it is saved on top of what the sender saw of it (`base`; a field that is not in it was empty). What
 * the sender did not change stays as it is stored by now. A field that changed on both sides is a conflict. Without
 * `base` the entry replaces what is stored.
 */
export const healthSave = z.extend(newHealthEntry, { base: z.optional(seenFields) })

export const healthDay = z.object({ date: entryDay })

/**
 * A change of single fields of a day (ruling 37). `set` replaces fields. `add` adds to numbers, and takes away where it
 * is negative. `base` holds the values that the sender saw: a field of `set` that has another value by now is a
 * conflict, unless it already is what it should become. What is measured together is one field in this: a pressure, a
 * glucose and when it was measured.
 */
export const healthChange = z.object({
  /** Made by the sender. A change that is sent again within 30 days adds once. */
  id,
  set: z._default(z.object(changedFields(dayFields)), {}),
  add: z._default(
    z.object({
      waterMl: z.optional(z.number()),
      steps: z.optional(z.int()),
      sleepHours: z.optional(z.number()),
    }),
    {},
  ),
  base: z._default(seenFields, {}),
})
export type HealthChange = z.output<typeof healthChange>

/** Days from and to, both included; a year at the most. Without them, the newest entries. */
export const healthRange = z.object({ from_date: z.optional(day), to_date: z.optional(day) })

/** A member's daily goals. They have the same bounds as the values that they are compared with. */
export const newHealthGoals = z.object({
  dailyWaterMl: measured('waterMl'),
  dailySteps: measured('steps', z.int()),
  sleepHoursTarget: measured('sleepHours'),
  weightTargetKg: perhaps(measured('weightKg')),
})
