import type { HTMLAttributes } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { cx } from '../../../ui/cx.ts'
import { useItemActions } from './item-actions.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemMark } from './item-mark.tsx'
import { ItemMenu } from './item-menu.tsx'
import { ItemSource } from './item-source.tsx'

type ItemLineProps = {
  date: string
  item: PlannerItem
  /** On the line of a day, which has its time and its mark. */
  onLine?: boolean
  /** What its text needs to be dragged. */
  source?: HTMLAttributes<HTMLElement> | undefined
}

/** One item of a day with all that is known of it: ticked where it stands, the rest behind its three dots. */
export function ItemLine({ date, item, onLine = false, source }: ItemLineProps) {
  const { open } = useItemActions()
  return (
    <div className="flex min-w-0 items-start">
      {!onLine && <ItemMark date={date} item={item} />}
      <div className="grid min-w-0 flex-1 gap-0.5 py-2">
        <button
          type="button"
          {...source}
          onClick={() => open(date, item)}
          className={cx(
            source && 'select-none data-held:opacity-50',
            'rounded-sm text-start wrap-anywhere decoration-1 underline-offset-4 hover:underline',
            item.completed && 'text-ink-soft',
          )}
        >
          {item.text}
        </button>
        <ItemFacts item={item} onLine={onLine} withTick />
        <ItemSource item={item} />
      </div>
      <ItemMenu date={date} item={item} />
    </div>
  )
}
