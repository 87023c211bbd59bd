import { translate } from '../../../contract/t.ts'
import type { Text } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'

/**
 * A number for reading: grouped, with its unit. What was typed, as 7.75 hours, is shown as it was typed. A percentage
 * stands as its language writes it: 25.1%, 25,1 % or %25,1.
 */
export function amount(value: number, unit?: Text, decimals = 2): string {
  const digits = { maximumFractionDigits: decimals }
  if (unit === '%') return (value / 100).toLocaleString(formatLocale(), { style: 'percent', ...digits })
  const number = value.toLocaleString(formatLocale(), digits)
  return unit ? `${number} ${translate(unit)}` : number
}

/** A value with its unit, or a dash for what a day lacks. */
export const valueOrNone = (value: number | null, unit?: Text): string =>
  value === null ? '–' : amount(value, unit)

/**
 * A mean with its unit and at most one decimal, or a dash where it is missing. It never shows NaN, or a zero that nobody
 * measured.
 */
export const amountOrNone = (value: number | null | undefined, unit?: Text): string =>
  value === null || value === undefined || !Number.isFinite(value) ? '–' : amount(value, unit, 1)

/** How much of a goal a value reaches, from 0 to 1. Nothing is reached of a goal of 0. */
export const shareOf = (value: number, goal: number): number => (goal > 0 ? Math.min(1, value / goal) : 0)
