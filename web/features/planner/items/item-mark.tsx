import type { PlannerItem } from '../../../../contract/planner.ts'
import { canComplete } from '../rules.ts'
import { useItemActions } from './item-actions.tsx'
import { typeLook } from './item-look.ts'
import { RoundTick } from './round-tick.tsx'

/** What stands before an item: a checkbox that saves at once, or the drawing of a type that nobody ticks. */
export function ItemMark({ date, item }: { date: string; item: PlannerItem }) {
  const { tick } = useItemActions()
  const { icon: Icon } = typeLook(item.type)
  if (canComplete(item))
    return (
      <RoundTick
        text={item.text}
        hideText
        checked={item.completed}
        onChange={(completed) => tick(date, item, completed)}
      />
    )
  return (
    <span className="grid size-11 shrink-0 place-items-center text-ink-soft">
      <Icon className="size-4.5" aria-hidden="true" />
    </span>
  )
}
