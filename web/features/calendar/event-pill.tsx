import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { cx } from '../../ui/cx.ts'
import { answerInWords, eventLook, eventMark } from './event-look.ts'
import { timeLabel } from './labels.ts'

type EventPillProps = {
  event: GlobalEvent
  /** The day it is shown on. For an event of several days, the times depend on it. */
  day: string
  answer: RsvpStatus | undefined
  onOpen: (event: GlobalEvent) => void
  /** `compact` is one line, as the month has room for; `line` stands where its time is told already. */
  look?: 'compact' | 'line'
  tabIndex?: number
}

/** An event's time and title, which open its dialog; it looks as the member answered it. */
export function EventPill({ event, day, answer, onOpen, look, tabIndex }: EventPillProps) {
  const time = timeLabel(event, day)
  const compact = look === 'compact'
  const words = answerInWords(answer)
  const mark = !words && (
    <span aria-hidden="true" className={cx('size-1.5 shrink-0 self-center rounded-pill', eventMark(event))} />
  )
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={[event.title, time, words].filter(Boolean).join(', ')}
      onClick={() => onOpen(event)}
      className={cx(
        'flex w-full min-w-0 rounded-sm border text-start transition hover:brightness-97 focus-visible:outline-offset-1',
        compact
          ? 'min-h-6 items-center gap-1.5 px-1.5 text-xs'
          : 'min-h-11 flex-col justify-center px-2.5 py-1.5 text-sm',
        eventLook(event, answer),
      )}
    >
      {compact ? (
        <>
          {mark}
          <span className="min-w-0 truncate">
            <span className="numbers">{time} </span>
            <span className="font-medium">{event.title}</span>
          </span>
        </>
      ) : (
        <>
          {(look !== 'line' || words) && (
            <span className="numbers flex max-w-full gap-1.5 text-xs">
              {look !== 'line' && mark}
              {look !== 'line' && time}
              {words && <span aria-hidden="true">{look === 'line' ? words : `· ${words}`}</span>}
            </span>
          )}
          <span className="line-clamp-2 block max-w-full font-medium wrap-anywhere">{event.title}</span>
          {look === 'line' && <span className="sr-only">, {time}</span>}
        </>
      )}
      {words && <span className="sr-only">, {words}</span>}
    </button>
  )
}
