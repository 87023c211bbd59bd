import type { GlobalEvent } from '../../../contract/events.ts'
import { zone } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'
import { startDay } from './event-words.ts'

type DateLeafProps = { event: GlobalEvent; faded?: boolean | undefined }

/**
 * The start day of an event, drawn as a calendar leaf. The words beside it say it in full, so it is hidden from screen
 * readers.
 */
export function DateLeaf({ event, faded }: DateLeafProps) {
  const { day, month, weekday } = startDay(event, zone())
  return (
    <div
      aria-hidden="true"
      className={cx(
        'grid w-15 shrink-0 content-start self-start overflow-hidden rounded-md border border-line text-center leading-none',
        faded ? 'bg-hollow text-ink-soft' : 'bg-paper',
      )}
    >
      <span
        className={cx(
          'py-1.5 text-xs font-semibold',
          faded ? 'bg-line text-ink' : 'bg-accent text-accent-ink',
        )}
      >
        {month}
      </span>
      <span className="numbers pt-2 font-serif text-2xl">{day}</span>
      <span className="pt-0.5 pb-2 text-xs text-ink-soft">{weekday}</span>
    </div>
  )
}
