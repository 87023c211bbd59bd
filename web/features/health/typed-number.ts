import { formatLocale } from '../../lib/locale.ts'

/** How a number is read. An `amount` is a decimal that is large enough for digit groups, such as 1,500 ml. */
export type NumberKind = 'decimal' | 'amount' | 'whole'

const spaces = /[\s\u00a0\u202f'’]/g
const inGroups = /^-?[1-9]\d{0,2}(?:[.,]\d{3})+$/
const plain = /^-?(?:\d+[.,]?\d*|[.,]\d+)$/

/**
 * The number that a member typed, with either decimal sign. Null when nothing was typed, undefined when it cannot be
 * read. Whole numbers lose their fraction (specification, Member 5). Where groups make sense, 10,000 and 10.000 both
 * mean ten thousand.
 */
export function parseTyped(text: string, kind: NumberKind): number | null | undefined {
  const typed = text.replace(spaces, '')
  if (typed === '') return null
  if (!plain.test(typed) && !inGroups.test(typed)) return undefined
  const grouped = kind !== 'decimal' && inGroups.test(typed)
  const value = Number(grouped ? typed.replace(/[.,]/g, '') : typed.replace(',', '.'))
  if (!Number.isFinite(value)) return undefined
  return kind === 'whole' ? Math.trunc(value) : value
}

/** A number as text in a field: the locale's decimal sign, no groups, no visible rounding. */
export const writeNumber = (value: number | null): string =>
  value === null ? '' : value.toLocaleString(formatLocale(), { useGrouping: false, maximumFractionDigits: 6 })

/** The text of a field after a step up (1) or down (-1). It never goes below zero. Unreadable text stays. */
export function stepTyped(text: string, kind: NumberKind, step: number, direction: 1 | -1): string {
  const value = parseTyped(text, kind)
  if (value === undefined) return text
  const steps = Math.round(1 / step)
  const next =
    step < 1 ? Math.round((value ?? 0) * steps + direction) / steps : (value ?? 0) + step * direction
  return writeNumber(Math.max(0, next))
}
