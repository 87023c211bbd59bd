import { type MouseEvent, type ReactNode, useState } from 'react'
import type { PlannerItem } from '../../../contract/planner.ts'
import { colorLook } from '../planner/items/item-look.ts'
import { ItemMenu } from '../planner/items/item-menu.tsx'
import { useDayDrag } from './day-drag.tsx'

type OwnItemProps = {
  item: PlannerItem
  day: string
  tabIndex?: number
  className: string
  children: ReactNode
}

/** A button with one of the member's own items: it opens what can be done with it, and is dragged to another day. */
export function OwnItem({ item, day, tabIndex, className, children }: OwnItemProps) {
  const source = useDayDrag().source(day, item)
  const [open, setOpen] = useState(false)
  const label = item.color === 'gray' ? '' : `, ${colorLook(item.color).name}`
  const button = (
    <button
      type="button"
      tabIndex={tabIndex}
      title={`${item.text}${label}`}
      {...source}
      // Else it would open while the mouse is still down, and nothing could be dragged.
      onMouseDown={(event: MouseEvent & { preventBaseUIHandler?: () => void }) =>
        event.preventBaseUIHandler?.()
      }
      onClick={() => setOpen(true)}
      className={`w-full min-w-0 rounded-sm text-start select-none hover:bg-accent-soft focus-visible:outline-offset-1 ${className}`}
    >
      {children}
      {label && <span className="sr-only">{label}</span>}
    </button>
  )
  return <ItemMenu date={day} item={item} chip={{ button, open, onOpenChange: setOpen }} />
}
