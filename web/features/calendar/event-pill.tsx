import { CalendarX, Check, Star } from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { shortClock } from '../../lib/time/clock.ts'
import { cx } from '../../ui/cx.ts'
import { ChipWords } from './chip-words.tsx'
import { answerInWords, cellDot, cellLook, changeInWords, eventLook, eventMark } from './event-look.ts'
import { timeLabel } from './labels.ts'

/** Where it stands: in a cell of the month, in a card of the week, in a list, or on the line of a day. */
type Place = 'month' | 'week' | 'list' | 'line'

type EventPillProps = {
  event: GlobalEvent
  /** The day it is shown on. For an event of several days, the times depend on it. */
  day: string
  answer: RsvpStatus | undefined
  onOpen: (event: GlobalEvent) => void
  place: Place
  tabIndex?: number
}

const shapes: Record<Place, string> = {
  // Its words stand under those of the member's own items.
  month: 'min-h-6 border-0! gap-1.25 px-1 pe-1.5 text-xs hover:bg-hollow',
  week: 'min-h-11 items-center py-1.5 text-sm md:px-2.5',
  list: 'min-h-11 items-start py-2 pe-3',
  line: 'min-h-11 items-start px-2 py-2',
}

/** An event's time and title, which open its dialog; it looks as the member answered it. */
export function EventPill({ event, day, answer, onOpen, place, tabIndex }: EventPillProps) {
  const time = timeLabel(event, day)
  const words =
    [!event.isCancelled && answerInWords(answer), changeInWords(event)].filter(Boolean).join(', ') ||
    undefined
  const Content = { month: InMonth, week: InWeek, list: InList, line: InList }[place]
  return (
    <button
      type="button"
      tabIndex={tabIndex}
      title={[event.title, time, words].filter(Boolean).join(', ')}
      onClick={() => onOpen(event)}
      className={cx(
        'flex w-full min-w-0 rounded-sm border text-start transition hover:brightness-97 focus-visible:outline-offset-1',
        shapes[place],
        // Without a ground, its time ends where those of the member's own items do.
        place === 'week' && (words ? 'max-md:pe-2' : 'max-md:pe-0.75'),
        place === 'month' ? cellLook(event, answer) : eventLook(event, answer),
      )}
    >
      <Content {...{ event, day, answer, time, words, place }} />
      {words && <span className="sr-only">, {words}</span>}
    </button>
  )
}

type ContentProps = {
  event: GlobalEvent
  day: string
  answer: RsvpStatus | undefined
  time: string
  words: string | undefined
  place: Place
}

const Dot = ({ event, className }: { event: GlobalEvent; className?: string }) => (
  <span aria-hidden="true" className={cx('size-1.5 shrink-0 rounded-pill', eventMark(event), className)} />
)

/** What stands before an event where the member's own items have a ring. */
function Mark({ event, answer }: Pick<ContentProps, 'event' | 'answer'>) {
  if (event.isCancelled) return <CalendarX className="size-4" />
  if (answer === 'going') return <Check className="size-4" />
  return answer === 'interested' ? <Star className="size-4" /> : <Dot event={event} />
}

const InMonth = ({ event, day, answer }: ContentProps) => (
  <>
    <span
      aria-hidden="true"
      className={cx('mt-2.25 size-1.5 shrink-0 rounded-pill', cellDot(event, answer))}
    />
    <ChipWords time={timeLabel(event, day, shortClock)} className={cx(event.isCancelled && 'line-through')}>
      {event.title}
    </ChipWords>
  </>
)

/** Its words stand under those of the member's own items. Where it is narrow, its mark alone tells the answer. */
const InWeek = ({ event, answer, time, words }: ContentProps) => (
  <>
    <span
      aria-hidden="true"
      className={cx(
        'me-2.25 grid w-8.5 shrink-0 place-items-center md:-ms-3.5 md:me-2 md:mt-1 md:w-8.25 md:self-start',
        words && 'text-clay md:mt-0.5',
      )}
    >
      <Mark event={event} answer={answer} />
    </span>
    <span
      className={cx(
        'min-w-0',
        !words &&
          'max-md:flex max-md:grow max-md:flex-row-reverse max-md:items-baseline max-md:justify-between max-md:gap-3',
      )}
    >
      <span className="numbers flex shrink-0 items-center gap-1.5 text-xs">
        <span>
          {time}
          {words && (
            <span aria-hidden="true" className={cx(!changeInWords(event) && 'md:hidden')}>
              {` · ${words}`}
            </span>
          )}
        </span>
      </span>
      <span
        className={cx(
          'font-medium wrap-anywhere md:line-clamp-3',
          words && 'max-md:line-clamp-2',
          event.isCancelled && 'line-through',
        )}
      >
        {event.title}
      </span>
    </span>
  </>
)

/** As an item of a list: the title, and beneath it what is known. The line of a day tells the time itself. */
const InList = ({ event, answer, time, words, place }: ContentProps) => (
  <>
    {place === 'list' && (
      <span aria-hidden="true" className="grid h-7 w-11 shrink-0 place-items-center">
        <Mark event={event} answer={answer} />
      </span>
    )}
    <span className="grid min-w-0 gap-0.5">
      <span className={cx('line-clamp-2 wrap-anywhere', event.isCancelled && 'line-through')}>
        {event.title}
      </span>
      {place === 'list' ? (
        <span className="numbers text-xs">
          {time}
          {words && <span aria-hidden="true"> · {words}</span>}
        </span>
      ) : (
        <>
          <span className="sr-only">, {time}</span>
          {words && (
            <span aria-hidden="true" className="text-xs">
              {words}
            </span>
          )}
        </>
      )}
    </span>
  </>
)
