import { type Wording, wording } from '../../../../../contract/texts.ts'
import { rounded } from '../units.ts'
import { dayOfTime, readLocalTime } from './local-time.ts'
import {
  type Field,
  fieldOf,
  type HealthRecord,
  type Measure,
  measureOf,
  type RecordFault,
  recordFaults,
} from './measure.ts'
import { quarterHours } from './quarter-hours.ts'
import { sleepMinutes } from './sleep.ts'

/** Records of one kind that are refused for one reason, with the day of the first. */
export type RefusedRecords = { type: string; reason: Wording; count: number; day: string | null }
export type DayValues = Partial<Record<Field, number>>

/** Adds up the records of Apple Health to values of days. Their order matters only where two have the same moment. */
export function healthTotals() {
  const steps = quarterHours()
  const water = quarterHours()
  const sleep = sleepMinutes()
  /** How often the same amount of water is listed inside correlations, and beside them. */
  const listed = new Map<string, { beside: number; inside: number }>()
  const last = new Map<Field, Map<string, { at: number; value: number }>>()
  const refused = new Map<string, RefusedRecords>()
  let others = 0

  const refuse = ({ type = '', startDate, endDate }: HealthRecord, fault: RecordFault) => {
    const known = refused.get(`${type} ${fault}`)
    if (known) {
      known.count += 1
      return
    }
    const from = readLocalTime(startDate) ?? readLocalTime(endDate)
    refused.set(`${type} ${fault}`, {
      type: type.replace(/^HK(?:Quantity|Category)TypeIdentifier/, ''),
      reason: wording(recordFaults[fault]),
      count: 1,
      day: from ? dayOfTime(from) : null,
    })
  }

  const addAmount = ({ field, device, from, to, value }: Measure) =>
    (field === 'steps' ? steps : water).add(device, from, to.at, value)

  /** Whether an amount is not counted yet: inside a correlation it is often the same as one beside it. */
  const isNew = (record: HealthRecord, field: Field, isRepeated: boolean): boolean => {
    // Water alone is logged with food. Who has steps in there has them beside it, too.
    if (field === 'steps') return !isRepeated
    const key = JSON.stringify([
      record.sourceName,
      record.startDate,
      record.endDate,
      record.value,
      record.unit,
    ])
    const known = listed.get(key) ?? { beside: 0, inside: 0 }
    listed.set(key, known)
    const before = Math.max(known.beside, known.inside)
    known[isRepeated ? 'inside' : 'beside'] += 1
    return Math.max(known.beside, known.inside) > before
  }

  const keepLast = ({ field, from, value }: Measure) => {
    const days = last.get(field) ?? new Map<string, { at: number; value: number }>()
    last.set(field, days)
    const day = dayOfTime(from)
    const known = days.get(day)
    if (!known || known.at <= from.at) days.set(day, { at: from.at, value })
  }

  return {
    /** `isRepeated`: it is listed inside a correlation, and beside it as well. */
    add(record: HealthRecord, isRepeated = false): void {
      const field = fieldOf(record.type ?? '')
      if (!field) {
        others += 1
        return
      }
      const measure = measureOf(field, record)
      if (typeof measure === 'string') refuse(record, measure)
      else if (field === 'sleepHours') sleep.add(measure.value > 0, measure.from, measure.to)
      else if (field === 'steps' || field === 'waterMl') {
        if (isNew(record, field, isRepeated)) addAmount(measure)
      } else keepLast(measure)
    },

    /** The values of each day in our units, the days in order. */
    days(): Map<string, DayValues> {
      const days = new Map<string, DayValues>()
      const put = (day: string, field: Field, value: number) => {
        const values = days.get(day) ?? {}
        values[field] = rounded(field, value)
        days.set(day, values)
      }
      for (const [day, sum] of steps.sums()) put(day, 'steps', sum)
      for (const [day, sum] of water.sums()) put(day, 'waterMl', sum)
      for (const [day, minutes] of sleep.sums()) put(day, 'sleepHours', minutes / 60)
      for (const [field, values] of last) for (const [day, { value }] of values) put(day, field, value)
      return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)))
    },

    refused: (): RefusedRecords[] => [...refused.values()],
    /** How many records are of kinds that are not kept. */
    others: (): number => others,
  }
}
export type HealthTotals = ReturnType<typeof healthTotals>
