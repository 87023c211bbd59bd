import { CalendarArrowUp, CalendarDays, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { dayInFull } from '../day-words.ts'
import { canComplete } from '../rules.ts'
import { ItemFacts } from './item-facts.tsx'
import { typeLook } from './item-look.ts'
import { ItemSource } from './item-source.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { nextDays } from './next-days.ts'
import { OrderHandle } from './order-handle.tsx'
import { RoundTick } from './round-tick.tsx'

type ItemRowProps = {
  day: string
  item: PlannerItem
  /** Where it stands among those without a time, which are ordered by hand. */
  order: { at: number; count: number } | undefined
  onPlace: (nth: number) => void
  /** To another day, with the words that say so. */
  onMove: (to: string, words: string) => void
  onComplete: (completed: boolean) => void
  onEdit: () => void
  onDelete: () => void
}

/** One item of the day. Only tasks and reminders have something to tick. */
export function ItemRow(props: ItemRowProps) {
  const { day, item, order, onMove } = props
  const today = useToday()
  const [asksDay, setAsksDay] = useState(false)
  const { icon: Icon } = typeLook(item.type)
  const move = (to: string) => onMove(to, t('Moves to {day} when you save', { day: dayInFull(to) }))
  return (
    <div className="flex items-start">
      {order && order.count > 1 && <OrderHandle name={item.text} {...order} onPlace={props.onPlace} />}
      {canComplete(item) ? (
        <RoundTick text={item.text} hideText checked={item.completed} onChange={props.onComplete} />
      ) : (
        <span className="grid size-11 shrink-0 place-items-center text-ink-soft">
          <Icon className="size-5" aria-hidden="true" />
        </span>
      )}
      <div className="grid min-w-0 flex-1 gap-0.5 py-2">
        <button
          type="button"
          data-edit={item.id}
          aria-label={t('Edit {name}', { name: item.text })}
          title={t('Edit')}
          onClick={props.onEdit}
          className={cx(
            'rounded-sm text-start font-serif text-lg leading-snug wrap-anywhere decoration-1 underline-offset-4 hover:underline',
            item.completed && 'text-ink-soft',
          )}
        >
          {item.text}
        </button>
        <ItemFacts item={item} />
        <ItemSource item={item} />
      </div>
      <Menu
        trigger={
          <IconButton label={t('More for {name}', { name: item.text })}>
            <Ellipsis />
          </IconButton>
        }
      >
        <MenuItem onClick={props.onEdit}>
          <Pencil aria-hidden="true" />
          {t('Edit')}
        </MenuItem>
        {nextDays(day, today).map(({ to, words }) => (
          <MenuItem key={to} onClick={() => move(to)}>
            <CalendarArrowUp aria-hidden="true" />
            {words}
          </MenuItem>
        ))}
        <MenuItem onClick={() => setAsksDay(true)}>
          <CalendarDays aria-hidden="true" />
          {t('Move to…')}
        </MenuItem>
        <MenuItem danger onClick={props.onDelete}>
          <Trash2 aria-hidden="true" />
          {t('Delete')}
        </MenuItem>
      </Menu>
      {asksDay && (
        <MoveDialog
          name={item.text}
          date={day}
          today={today}
          onMove={move}
          onClose={() => setAsksDay(false)}
        />
      )}
    </div>
  )
}
