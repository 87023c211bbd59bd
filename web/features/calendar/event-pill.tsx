import type { GlobalEvent } from '../../../contract/events.ts'
import { cx } from '../../ui/cx.ts'
import { shortTimeLabel, timeLabel } from './labels.ts'

type EventPillProps = {
  event: GlobalEvent
  /** The day it is shown on. For an event of several days, the times depend on it. */
  day: string
  onOpen: (event: GlobalEvent) => void
  /** In one line, because the month has no room for more. */
  compact?: boolean
  tabIndex?: number
}

/** An event's time and title, which open its dialog. */
export function EventPill({ event, day, onOpen, compact, tabIndex }: EventPillProps) {
  const time = timeLabel(event, day)
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={`${event.title}, ${time}`}
      onClick={() => onOpen(event)}
      className={cx(
        'block w-full min-w-0 rounded-sm text-start text-ink transition hover:brightness-97 focus-visible:outline-offset-1',
        compact
          ? 'bg-clay-soft px-2 py-0.5 text-xs leading-snug'
          : 'min-h-11 border-s-3 border-clay bg-clay-soft/55 px-3 py-1.5 text-sm',
      )}
    >
      {compact ? (
        <span className="line-clamp-2 wrap-anywhere">
          {!event.allDay && (
            <span className="numbers whitespace-nowrap text-clay">{shortTimeLabel(event, day)} </span>
          )}
          <span className="font-medium">{event.title}</span>
        </span>
      ) : (
        <>
          <span className="numbers block text-xs text-clay">{time}</span>
          <span className="block font-medium wrap-anywhere">{event.title}</span>
        </>
      )}
    </button>
  )
}
