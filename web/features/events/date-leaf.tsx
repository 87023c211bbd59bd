import type { GlobalEvent } from '../../../contract/events.ts'
import { zone } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'
import { startDay } from './event-words.ts'

type DateLeafProps = {
  event: GlobalEvent
  faded?: boolean | undefined
  className?: string | undefined
}

/**
 * The start day of an event, drawn as a calendar leaf. The words beside it say it in full, so it is hidden from screen
 * readers.
 */
export function DateLeaf({ event, faded, className = 'border border-line' }: DateLeafProps) {
  const { day, month, weekday } = startDay(event, zone())
  return (
    <div
      aria-hidden="true"
      className={cx(
        'grid w-12 shrink-0 content-start self-start overflow-hidden rounded-sm text-center leading-none',
        faded ? 'bg-hollow text-ink-soft' : 'bg-paper',
        className,
      )}
    >
      <span
        className={cx('py-1 text-xs font-semibold', faded ? 'bg-line text-ink' : 'bg-accent text-accent-ink')}
      >
        {month}
      </span>
      <span className="numbers pt-1 font-serif text-xl leading-none">{day}</span>
      <span className="pb-1 text-xs leading-tight text-ink-soft">{weekday}</span>
    </div>
  )
}
