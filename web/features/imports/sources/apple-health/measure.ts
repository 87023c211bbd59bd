import { texts } from '../../../../../contract/texts.ts'
import { readPlainNumber } from '../numbers.ts'
import { factorOf, isUnitField } from '../units.ts'
import { type LocalTime, readLocalTime } from './local-time.ts'

/** The name of the metadata that says in which IANA zone a record was made. */
export const zoneOfRecord = 'HKTimeZone'

/** The attributes of a `<Record>`, and its {@link zoneOfRecord}. */
export type HealthRecord = Readonly<Record<string, string | undefined>>

const quantity = 'HKQuantityTypeIdentifier'
const fields = {
  [`${quantity}StepCount`]: 'steps',
  [`${quantity}DietaryWater`]: 'waterMl',
  [`${quantity}BodyMass`]: 'weightKg',
  [`${quantity}BodyFatPercentage`]: 'bodyFatPct',
  [`${quantity}WaistCircumference`]: 'waistCm',
  [`${quantity}BloodPressureSystolic`]: 'systolic',
  [`${quantity}BloodPressureDiastolic`]: 'diastolic',
  [`${quantity}BloodGlucose`]: 'glucoseMgDl',
  HKCategoryTypeIdentifierSleepAnalysis: 'sleepHours',
} as const
export type Field = (typeof fields)[keyof typeof fields]

const asleep = 'HKCategoryValueSleepAnalysisAsleep'
/** Milliseconds. */
const longest = 2 * 86_400_000

export const recordFaults = texts({
  time: 'Its time cannot be read.',
  long: 'It lasts longer than two days.',
  value: 'Its value is no number.',
  unit: 'Its unit is not known.',
})
export type RecordFault = keyof typeof recordFaults

/** A record's value in our unit. Of sleep it is 1 for asleep, and 0 for in bed or awake. */
export type Measure = { field: Field; device: string; from: LocalTime; to: LocalTime; value: number }

/** The field that a kind of record is kept in; undefined for kinds that are not kept. */
export const fieldOf = (type: string): Field | undefined =>
  Object.hasOwn(fields, type) ? fields[type as keyof typeof fields] : undefined

/** What a record says of a field, or what is wrong with it. */
export function measureOf(field: Field, record: HealthRecord): Measure | RecordFault {
  const from = readLocalTime(record.startDate, record[zoneOfRecord])
  const to = readLocalTime(record.endDate, record[zoneOfRecord])
  if (!from || !to || to.at < from.at) return 'time'
  if (to.at - from.at > longest) return 'long'
  const own = { field, device: record.sourceName ?? '', from, to }
  if (field === 'sleepHours') return { ...own, value: record.value?.startsWith(asleep) ? 1 : 0 }
  const number = readPlainNumber(record.value ?? '')
  if (number === undefined) return 'value'
  // A share: 0.253 with the unit %.
  if (field === 'bodyFatPct') return { ...own, value: number * 100 }
  const factor = isUnitField(field) ? factorOf(field, record.unit ?? '') : 1
  return factor === undefined ? 'unit' : { ...own, value: number * factor }
}
