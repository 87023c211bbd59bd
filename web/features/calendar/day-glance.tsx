import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { LineShapes } from '../../ui/states/shapes.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { DayItems } from '../planner/day/day-items.tsx'
import { dayInFull } from '../planner/day-words.ts'
import { dayNotes } from '../planner/queries.ts'
import { useDayDrag } from './day-drag.tsx'
import { DayEvents } from './day-events.tsx'
import type { DaysContent } from './use-days.ts'

type DayGlanceProps = {
  day: string
  today: string
  content: DaysContent
  /** Whether it was just chosen: then all of it comes into view. */
  isPicked: boolean
  onPlan: (day: string) => void
  onEvent: (event: GlobalEvent) => void
}

/** The chosen day, listed below a phone's month. */
export function DayGlance({ day, today, content, isPicked, onPlan, onEvent }: DayGlanceProps) {
  const moods = content.moodsOn(day)
  const { source } = useDayDrag()
  const events = content.eventsOn(day)
  const place = useRef<HTMLElement>(null)
  const notes = useQuery(dayNotes(day))
  // All of it at once: what came first would be moved by what comes after it.
  const isRead = !notes.isPending && !content.isPending
  // biome-ignore lint/correctness/useExhaustiveDependencies: another day has another height.
  useEffect(() => {
    if (isPicked && isRead) place.current?.scrollIntoView({ block: 'nearest' })
  }, [day, isPicked, isRead])
  return (
    <section
      ref={place}
      aria-labelledby="chosen-day"
      className="grid scroll-mt-16 scroll-mb-[calc(var(--phone-bar,0px)+0.75rem)] gap-2"
    >
      <header>
        <h3 id="chosen-day" className="text-lg first-letter:uppercase">
          {dayInFull(day, today)}
        </h3>
        {isRead && moods.length > 0 && (
          <ul aria-label={t('Mood')} className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
            {moods.map((mood) => (
              <li key={mood} className="flex items-center gap-2">
                <MoodFace mood={mood} className="size-7" />
                {moodLook(mood).name}
              </li>
            ))}
          </ul>
        )}
      </header>
      {isRead ? (
        <>
          <div className="grid divide-y divide-line *:py-1">
            <DayItems day={day} sourceOf={source} />
            {events.length > 0 && (
              <DayEvents day={day} events={events} answerTo={content.answerTo} onEvent={onEvent} />
            )}
          </div>
          <Button look="quiet" className="mt-2" onClick={() => onPlan(day)}>
            {t('Open Daily Planner')}
          </Button>
        </>
      ) : (
        <LineShapes />
      )}
    </section>
  )
}
