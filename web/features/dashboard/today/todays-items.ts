import type { PlannerItem } from '../../../../contract/planner.ts'
import { sortItems } from '../../planner/rules.ts'

/**
 * Today's items as they are read: by their time, those that were done already when one came below the others. What is
 * ticked while one looks stays where it is.
 */
export function todaysItems(items: readonly PlannerItem[], doneBefore: ReadonlySet<string>): PlannerItem[] {
  const isPast = ({ id, completed }: PlannerItem) => completed && doneBefore.has(id)
  const sorted = sortItems(items)
  return [...sorted.filter((item) => !isPast(item)), ...sorted.filter(isPast)]
}
