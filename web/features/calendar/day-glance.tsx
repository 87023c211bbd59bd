import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { DayItems } from '../planner/day/day-items.tsx'
import { useDayDrag } from './day-drag.tsx'
import { DayEvents } from './day-events.tsx'
import { inWords } from './labels.ts'
import type { DaysContent } from './use-days.ts'

type DayGlanceProps = {
  day: string
  content: DaysContent
  onPlan: (day: string) => void
  onEvent: (event: GlobalEvent) => void
}

/** The chosen day, listed below a phone's month. */
export function DayGlance({ day, content, onPlan, onEvent }: DayGlanceProps) {
  const moods = content.moodsOn(day)
  const { source } = useDayDrag()
  const events = content.eventsOn(day)
  return (
    <section aria-labelledby="chosen-day" className="grid gap-4">
      <header>
        <h3 id="chosen-day" className="text-xl">
          {inWords(day, { weekday: 'long', month: 'long', day: 'numeric' })}
        </h3>
        {moods.length > 0 && (
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
      <div className="grid divide-y divide-line *:py-1">
        <DayItems day={day} sourceOf={source} />
        {events.length > 0 && (
          <DayEvents day={day} events={events} answerTo={content.answerTo} onEvent={onEvent} />
        )}
      </div>
      <Button look="quiet" onClick={() => onPlan(day)}>
        {t('Open Daily Planner')}
      </Button>
    </section>
  )
}
