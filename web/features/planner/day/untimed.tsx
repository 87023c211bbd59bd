import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { useItemActions } from '../items/item-actions.tsx'
import { ItemLine } from '../items/item-line.tsx'
import { OrderHandle } from '../items/order-handle.tsx'
import { placeOf } from '../rules.ts'

type UntimedProps = {
  day: string
  /** The whole list of the day. */
  notes: readonly PlannerItem[]
  /** Those of it without a time. */
  items: readonly PlannerItem[]
}

/** What of a day has no time, in the order that the member gives it by hand. */
export function Untimed({ day, notes, items }: UntimedProps) {
  const { place } = useItemActions()
  return (
    <ul aria-label={t('Any time')} className="grid grid-cols-[minmax(0,1fr)]">
      {items.map((item, at) => (
        <li
          key={item.id}
          data-order=""
          className="relative border-b border-line py-0.5 last:border-b-0 data-lifted:z-10 data-lifted:rounded-md data-lifted:shadow-float"
        >
          <ItemLine
            date={day}
            item={item}
            handle={
              items.length > 1 && (
                <OrderHandle
                  name={item.text}
                  at={at}
                  count={items.length}
                  onPlace={(nth) => place(day, item, placeOf(notes, item.id, nth))}
                />
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
