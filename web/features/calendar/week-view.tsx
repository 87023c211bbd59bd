import { useMemo } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { cx } from '../../ui/cx.ts'
import { moodLook } from '../mood/mood-look.ts'
import { EventPill } from './event-pill.tsx'
import { weekDays } from './grid.ts'
import { inWords, longDay } from './labels.ts'
import { MissingNotice } from './missing-notice.tsx'
import { type DaysContent, useDays } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'

type DayCardProps = {
  day: string
  today: string
  content: DaysContent
  go: GoToPosition
  onEvent: (event: GlobalEvent) => void
}

function DayCard({ day, today, content, go, onEvent }: DayCardProps) {
  const events = content.eventsOn(day)
  const mood = content.moodOn(day)
  const more = events.length - 2
  const open = () => go({ tab: 'day', date: day })
  return (
    <li
      aria-label={longDay(day)}
      aria-current={day === today ? 'date' : undefined}
      className={cx(
        'flex min-w-0 gap-x-4 gap-y-3 rounded-card border bg-surface p-3 max-[23rem]:flex-wrap max-md:items-start md:min-h-72 md:flex-col',
        day === today ? 'border-accent' : 'border-line',
      )}
    >
      <button
        type="button"
        onClick={open}
        className="w-18 shrink-0 rounded-md px-1 text-start hover:bg-accent-soft md:w-auto"
      >
        <span className="block text-sm text-ink-soft">{inWords(day, { weekday: 'short' })}</span>
        <span className="numbers block font-serif text-lg leading-tight whitespace-nowrap md:text-xl">
          {inWords(day, { month: 'short', day: 'numeric' })}
        </span>
      </button>
      <div className="grid min-w-0 flex-1 content-start gap-2 max-[23rem]:order-1 max-[23rem]:basis-full">
        {events.slice(0, 2).map((event) => (
          <EventPill key={`${event.id} ${event.start}`} event={event} day={day} onOpen={onEvent} />
        ))}
        {more > 0 && (
          <button
            type="button"
            onClick={open}
            aria-label={t('{count, plural, other {+# more on {day}}}', { count: more, day: longDay(day) })}
            className="min-h-8 justify-self-start rounded-sm px-1 text-sm font-medium text-ink-soft hover:text-ink hover:underline"
          >
            {`+${more}`}
          </button>
        )}
        {content.hasNotes(day) && (
          <p className="flex items-center gap-2 px-1 text-sm text-ink-soft">
            <span aria-hidden="true" className="size-2 rounded-pill bg-accent" />
            {t('Has notes')}
          </p>
        )}
      </div>
      {mood && (
        <p className="flex items-center gap-2 px-1 text-sm max-md:shrink-0 max-md:pt-1">
          <span aria-hidden="true" className="text-lg leading-none">
            {moodLook(mood.mood).emoji}
          </span>
          {moodLook(mood.mood).name}
        </p>
      )}
    </li>
  )
}

type WeekViewProps = { date: string; today: string; go: GoToPosition; onEvent: (event: GlobalEvent) => void }

/** Seven cards from Monday. */
export function WeekView({ date, today, go, onEvent }: WeekViewProps) {
  const monday = weekOf(date)
  const days = useMemo(() => weekDays(monday), [monday])
  const content = useDays(days)
  return (
    <div className="grid gap-6">
      <MissingNotice content={content} />
      <ul aria-label={t('Week')} aria-busy={content.isPending} className="grid gap-3 md:grid-cols-7 md:gap-2">
        {days.map((day) => (
          <DayCard key={day} day={day} today={today} content={content} go={go} onEvent={onEvent} />
        ))}
      </ul>
    </div>
  )
}
