import type { DayPart } from '../../calendar/day-order.ts'

/**
 * Today's parts as they are read: in their order, those that were done already when one came below the others. What is
 * ticked while one looks stays where it is.
 */
export function todaysParts(parts: readonly DayPart[], doneBefore: ReadonlySet<string>): DayPart[] {
  return [
    ...parts.filter((part) => !wasDone(part, doneBefore)),
    ...parts.filter((part) => wasDone(part, doneBefore)),
  ]
}

/** Whether a part was done already when one came. */
export const wasDone = (part: DayPart, doneBefore: ReadonlySet<string>): boolean =>
  part.kind === 'item' && part.item.completed && doneBefore.has(part.item.id)
