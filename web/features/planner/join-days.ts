import type { PlannerItem } from '../../../contract/planner.ts'
import { keepBoth } from './keep-both.ts'

const textsOf = (items: readonly PlannerItem[]) => new Map(items.map(({ id, text }) => [id, text]))

/** An item of its own with the words that another device wrote in place of the same ones. */
export const besideOf = (item: PlannerItem, mark: string): PlannerItem => ({
  ...item,
  id: `${item.id.slice(0, 40)}-${mark.slice(0, 8)}`,
  // It no longer comes by its rule, which has the item itself.
  ...(item.repeatId && { repeatId: null }),
})

/**
 * Merges two lists of a day that were both made from `base`, by {@link keepBoth}. Where both wrote other words in an
 * item, theirs stand beside it as one of its own, so that no words are lost. `mark` makes its id, the same each time.
 */
export function joinDays(
  base: readonly PlannerItem[],
  theirs: readonly PlannerItem[],
  mine: readonly PlannerItem[],
  mark: string,
): PlannerItem[] {
  const [before, here] = [textsOf(base), textsOf(mine)]
  const isOverwritten = ({ id, text }: PlannerItem) =>
    here.has(id) && text !== here.get(id) && text !== before.get(id) && here.get(id) !== before.get(id)
  const joined = keepBoth(base, theirs, mine, ({ id }) => id)
  const ids = new Set(joined.map(({ id }) => id))
  const beside = theirs.filter(isOverwritten).map((item) => besideOf(item, mark))
  return [...joined, ...beside.filter(({ id }) => !ids.has(id))]
}
