import { translate } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'

/** A number for reading: grouped, with at most one decimal, and its unit. */
export function amount(value: number, unit?: Text): string {
  const number = value.toLocaleString(formatLocale(), { maximumFractionDigits: 1 })
  return unit ? `${number} ${translate(unit)}` : number
}

/** The same for a value that may be missing. It never shows NaN, or a zero that nobody measured. */
export const amountOrNone = (value: number | null | undefined, unit?: Text): string =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : amount(value, unit)
