import { ChevronDown, Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import { t } from '../../../contract/t.ts'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { mayCome } from '../events/answers.ts'
import { JournalMark } from '../journal/journal-mark.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { canComplete } from '../planner/rules.ts'
import { byTime, type DayPart } from './day-order.ts'
import { EventPill } from './event-pill.tsx'
import { inWords, longDay } from './labels.ts'
import { PencilledLine } from './pencilled-line.tsx'
import type { DaysContent } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'
import { WeekItem } from './week-item.tsx'

const mostEvents = 2

/** The events of a day that there is room for: those that the member answered before the others, each in their order. */
function firstAnswered(events: readonly GlobalEvent[], answerTo: DaysContent['answerTo']): GlobalEvent[] {
  const chosen = new Set(
    events
      .toSorted((a, b) => Number(mayCome(answerTo(b))) - Number(mayCome(answerTo(a))))
      .slice(0, mostEvents),
  )
  return events.filter((event) => chosen.has(event))
}

/** How much of what can be done was done; nothing if there was nothing. */
function doneInWords(items: readonly PlannerItem[]): string {
  const tasks = items.filter(canComplete)
  const done = tasks.filter(({ completed }) => completed).length
  return tasks.length > 0 ? t('{count, plural, other {{done} of # done}}', { done, count: tasks.length }) : ''
}

type FoldProps = { day: string; isOpen: boolean; onPress: () => void; children: ReactNode }

/** Opens and closes a day that is over. */
const Fold = ({ day, isOpen, onPress, children }: FoldProps) => (
  <button
    type="button"
    aria-expanded={isOpen}
    onClick={onPress}
    className="col-start-2 row-start-1 flex min-h-11 items-center gap-2 self-start rounded-md px-2 hover:bg-hollow"
  >
    <span className="sr-only">{longDay(day)}</span>
    {children}
    <ChevronDown
      aria-hidden="true"
      className={cx('ms-2 size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
    />
  </button>
)

const keyOf = (event: GlobalEvent) => `${event.id} ${event.start}`

type WeekDayProps = {
  day: string
  today: string
  /** Own items that there is room for. */
  most: number
  /** Whether it is one line until it is opened. */
  folds: boolean
  content: DaysContent
  /** Entries of the journal. */
  written: number
  go: GoToPosition
  onEvent: (event: GlobalEvent) => void
  onPlan: (day: string) => void
}

type DayLinkProps = { day: string; isToday: boolean; isShut: boolean; onPress: () => void }

/** The day's name and number, which lead to its planner. */
const DayLink = ({ day, isToday, isShut, onPress }: DayLinkProps) => (
  <button
    type="button"
    onClick={onPress}
    className={cx(
      'shrink-0 rounded-md px-1.5 py-1 text-start hover:bg-accent-soft',
      isShut ? 'self-center' : 'self-start',
    )}
  >
    <span
      className={cx(
        'text-sm',
        isToday ? 'font-semibold text-accent' : 'text-ink-soft',
        isShut ? 'text-xs leading-none' : '',
        'block',
      )}
    >
      {inWords(day, { weekday: 'short' })}
    </span>
    <span
      className={cx(
        'numbers block font-serif leading-tight whitespace-nowrap md:text-[1.875rem]',
        isShut ? 'text-lg' : 'text-2xl',
      )}
    >
      <span className="sr-only">{inWords(day, { month: 'short', day: 'numeric' })}</span>
      {/* The month stands in the title. */}
      <span aria-hidden="true">{inWords(day, { day: 'numeric' })}</span>
    </span>
  </button>
)

type DayListProps = Pick<WeekDayProps, 'day' | 'content' | 'onEvent'> & { parts: readonly DayPart[] }

/** A day's items and events in one order, so that its times never run backwards. */
function DayList({ day, parts, content, onEvent }: DayListProps) {
  if (parts.length === 0) return null
  return (
    <ul aria-label={t('Plan')} className="grid grid-cols-[minmax(0,1fr)]">
      {parts.map((part) =>
        part.kind === 'item' ? (
          <WeekItem key={part.item.id} day={day} item={part.item} />
        ) : (
          <li key={keyOf(part.event)} className="py-0.5 md:ps-1.25">
            <EventPill
              event={part.event}
              day={day}
              answer={content.answerTo(part.event)}
              place="week"
              onOpen={onEvent}
            />
          </li>
        ),
      )}
    </ul>
  )
}

type DayMarksProps = { day: string; written: number; moods: ReturnType<DaysContent['moodsOn']> }

/** What was written on a day, and how it was. */
function DayMarks({ day, written, moods }: DayMarksProps) {
  if (written === 0 && moods.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-1 self-start md:flex-col md:items-start md:self-auto">
      {written > 0 && <JournalMark day={day} count={written} />}
      {moods.map((mood) => (
        <p key={mood} className="flex items-center gap-2 px-1 text-sm md:px-1.5">
          <MoodFace mood={mood} className="size-7" />
          <span className="max-md:sr-only">{moodLook(mood).name}</span>
        </p>
      ))}
    </div>
  )
}

/** A day of the week: its items and events by time, and the mood at its foot. */
export function WeekDay({ day, today, most, folds, content, written, go, onEvent, onPlan }: WeekDayProps) {
  const [isOpen, setOpen] = useState(false)
  const isShut = folds && !isOpen
  const [items, events, moods] = [content.itemsOn(day), content.eventsOn(day), content.moodsOn(day)]
  const leftOut = Math.max(0, items.length - most) + Math.max(0, events.length - mostEvents)
  // The line that says how many more there are would take as much room as a single item of one's own.
  const room = leftOut === 1 && items.length > most ? 1 : 0
  const more = leftOut - room
  const parts = byTime({
    day,
    items: items.slice(0, most + room),
    events: firstAnswered(events, content.answerTo),
  })
  const open = () => go({ tab: 'day', date: day })
  const isToday = day === today
  return (
    <li
      aria-label={longDay(day)}
      aria-current={isToday ? 'date' : undefined}
      data-day={day}
      className={cx(
        'group relative grid min-w-0 grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 gap-y-1 border-line px-2 transition-colors not-first:border-t md:flex md:flex-col md:gap-y-2 md:px-1.5 md:not-first:border-s md:not-first:border-t-0',
        isToday && 'bg-accent-soft/55',
        isShut ? 'py-1' : 'py-3 max-md:grid-rows-[auto_1fr]',
      )}
    >
      <DayLink day={day} isToday={isToday} isShut={isShut} onPress={open} />
      {folds && (
        <Fold isOpen={isOpen} onPress={() => setOpen(!isOpen)} day={day}>
          <span className="numbers text-start text-sm text-ink-soft">{doneInWords(items)}</span>
          <span className="ms-auto flex gap-1">
            {isShut &&
              moods.map((mood) => (
                <span key={mood} className="inline-flex">
                  <MoodFace mood={mood} className="size-6" />
                  <span className="sr-only">{moodLook(mood).name}</span>
                </span>
              ))}
          </span>
        </Fold>
      )}
      {!isShut && (
        <div
          className={cx(
            'grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-1 max-md:col-start-2 max-md:row-span-2 md:gap-2',
            folds ? 'max-md:row-start-2' : 'max-md:row-start-1',
          )}
        >
          <DayList day={day} parts={parts} content={content} onEvent={onEvent} />
          {more > 0 && (
            <button
              type="button"
              onClick={open}
              aria-label={t('{count, plural, other {+# more on {day}}}', { count: more, day: longDay(day) })}
              className="min-h-8 justify-self-start rounded-sm px-2 text-sm font-medium text-ink-soft hover:text-ink hover:underline max-md:ms-11.5"
            >
              {t('{count, plural, other {+# more}}', { count: more })}
            </button>
          )}
          {isToday && items.length === 0 && !content.isPending && (
            <PencilledLine onPress={open} className="max-md:ms-12 md:mx-1.5" />
          )}
        </div>
      )}
      {!isShut && <DayMarks day={day} written={written} moods={moods} />}
      <IconButton
        label={t('Add to {day}', { day: longDay(day) })}
        className="absolute end-1 top-3 opacity-0 transition-opacity group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden pointer-coarse:opacity-100"
        onClick={() => onPlan(day)}
      >
        <Plus />
      </IconButton>
    </li>
  )
}
