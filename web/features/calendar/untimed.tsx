import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { useItemActions } from '../planner/items/item-actions.tsx'
import { ItemLine } from '../planner/items/item-line.tsx'
import { ItemMark } from '../planner/items/item-mark.tsx'
import { OrderHandle } from '../planner/items/order-handle.tsx'
import { placeOf } from '../planner/rules.ts'
import { DayRow } from './day-row.tsx'

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
          className="relative data-lifted:z-10 data-lifted:rounded-md data-lifted:shadow-float"
        >
          <DayRow
            isUntimed
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
            mark={<ItemMark date={day} item={item} />}
          >
            <ItemLine date={day} item={item} onLine />
          </DayRow>
        </li>
      ))}
    </ul>
  )
}
