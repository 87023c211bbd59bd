import { texts, type Wording, wording } from '../../../../../contract/texts.ts'
import { fieldFault } from '../check.ts'
import { type CellNumber, readDuration, readNumbers, readPressure, saysNothing } from '../numbers.ts'
import { plainName } from '../plain-name.ts'
import { factorOf, isUnitField, rounded } from '../units.ts'
import type { Column } from './columns.ts'
import type { Combine, Role } from './fields.ts'
import type { RowTime } from './row-time.ts'

const faults = texts({
  number: 'Its value is no number.',
  unit: 'Its unit is not known.',
  pressure: 'This isn’t a blood pressure such as 120/80.',
  drop: 'This would be a few drops of water. Please look whether the unit of its column is right.',
})

/** What may stand behind a number that has no other unit. */
const ownWords: Readonly<Record<string, RegExp>> = {
  steps: /^(?:steps?|schritte?|adim|pasos?|pas|count)\.?$/,
  bodyFatPct: /^(?:%|percent|prozent|yuzde)$/,
  systolic: /^mm\/?hg$/,
  diastolic: /^mm\/?hg$/,
}

/** Less than a sip with a part of a milliliter in it, such as the 1.5 liters of a column that says milliliters. */
const isDrop = (ml: number): boolean => ml > 0 && ml < 10 && rounded('waterMl', ml) !== ml

/** A cell's value in our unit, nothing for a cell that says nothing, or what is wrong with it. */
function cellValue(cell: string, column: Column): number | Wording | undefined {
  const { role, unit, sign } = column
  if (saysNothing(cell)) return undefined
  const duration = role === 'sleepHours' && /[:\p{L}]/u.test(cell) ? readDuration(cell) : undefined
  if (duration !== undefined) return duration
  const [read, ...others] = readNumbers(cell, sign)
  if (!read) return wording(faults.number)
  if (others.length > 0) return sumOf([read, ...others], role) ?? wording(faults.unit)
  // Devices write 0 for what was not measured. Nobody weighs nothing.
  if (read.value === 0 && !['steps', 'waterMl', 'sleepHours'].includes(role)) return undefined
  // What is counted has no unit but its own name: a letter behind it may mean thousands of them.
  if (!isUnitField(role))
    return read.unit === null || ownWords[role]?.test(plainName(read.unit))
      ? read.value
      : wording(faults.unit)
  const own = read.unit === null ? undefined : factorOf(role, read.unit)
  const factor = own ?? (unit === null ? undefined : factorOf(role, unit))
  if (factor === undefined) return wording(faults.unit)
  const value = read.value * factor
  // Of another unit it is what was written: 0.3 ounces are 9 milliliters.
  const isMl = role === 'waterMl' && factor === 1
  return isMl && isDrop(value) ? wording(faults.drop) : value
}

/** The sum of 11 stones and 6 pounds in our unit; undefined unless each part has a smaller unit than the one before. */
function sumOf(parts: readonly CellNumber[], role: Role): number | undefined {
  let [sum, before] = [0, Number.POSITIVE_INFINITY]
  for (const { value, unit } of parts) {
    const factor = isUnitField(role) ? factorOf(role, unit ?? '') : undefined
    if (factor === undefined || factor >= before) return undefined
    sum += value * factor
    before = factor
  }
  return sum
}

/** The values of a cell in our units, each with its field; or what is wrong with it. */
export function cellValues(cell: string, column: Column): [field: Role, value: number][] | Wording {
  const { role } = column
  if (role !== 'bloodPressure') {
    const value = cellValue(cell, column) ?? []
    return typeof value === 'number' ? [[role, value]] : value
  }
  if (saysNothing(cell)) return []
  const pressure = readPressure(cell)
  if (!pressure) return wording(faults.pressure)
  const { systolic, diastolic } = pressure
  return (
    fieldFault('systolic', systolic) ??
    fieldFault('diastolic', diastolic) ?? [
      ['systolic', systolic],
      ['diastolic', diastolic],
    ]
  )
}

/** Puts the values of rows together to those of days. */
export function dayValues() {
  const days = new Map<string, Map<string, { value: number; at: number }>>()
  return {
    add({ day, at }: RowTime, combine: Combine, field: Role, value: number): void {
      const fields = days.get(day) ?? new Map<string, { value: number; at: number }>()
      days.set(day, fields)
      const known = fields.get(field)
      const moment = at ?? 0
      if (!known) fields.set(field, { value, at: moment })
      else if (combine === 'sum') known.value += value
      else if (combine === 'largest') known.value = Math.max(known.value, value)
      else if (moment >= known.at) fields.set(field, { value, at: moment })
    },
    /** The days in order. */
    days: (): [day: string, values: [field: string, value: number][]][] =>
      [...days]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([day, fields]) => [
          day,
          [...fields].map(([field, { value }]) => [field, rounded(field, value)]),
        ]),
  }
}
