import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { OpenDay } from '../../ui/scenes/open-day.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { CarryOver } from '../planner/day/carry-over.tsx'
import { QuickAdd } from '../planner/day/quick-add.tsx'
import { daysBefore } from '../planner/left-undone.ts'
import { dayNotes } from '../planner/queries.ts'
import { sortItems } from '../planner/rules.ts'
import { DayEvents } from './day-events.tsx'
import { DayLine } from './day-line.tsx'
import { dayLine } from './day-line-rules.ts'
import { Untimed } from './untimed.tsx'
import type { DaysContent } from './use-days.ts'

type DayPlanProps = {
  day: string
  today: string
  content: DaysContent
  /** Undefined while they are loading. */
  checkIns: readonly MoodEntry[] | undefined
  onEvent: (event: GlobalEvent) => void
}

/** The day: what has no time, then one line from morning to night; each is ticked and changed in place. */
export function DayPlan({ day, today, content, checkIns, onEvent }: DayPlanProps) {
  const now = useNow()
  const list = useQuery(dayNotes(day))
  const isToday = day === today
  const earlier = useQuery({ ...daysBefore(today), enabled: isToday })
  // All of it at once: nothing is pushed down by what comes later.
  const waits =
    !checkIns ||
    list.isPending ||
    content.isPending ||
    (isToday && earlier.isPending && earlier.errorUpdateCount === 0)
  const notes = list.data?.notes ?? []
  const { line, untimed, allDay } = dayLine({
    day,
    items: sortItems(notes),
    events: content.eventsOn(day),
    checkIns: checkIns ?? [],
    now: isToday ? new Date(now) : undefined,
  })
  const isEmpty = notes.length === 0 && content.eventsOn(day).length === 0
  if (waits) return <Loading>{t('Loading...')}</Loading>
  return (
    <div className="flex min-w-0 flex-1 flex-col gap-4">
      {isToday && list.data && <CarryOver today={list.data} />}
      <QuickAdd key={day} day={day} notes={notes} />
      {list.isError && !list.data && (
        <p className="text-ink-soft">{t('What this day holds could not be read.')}</p>
      )}
      {untimed.length > 0 && <Untimed day={day} notes={notes} items={untimed} />}
      {allDay.length > 0 && (
        <DayEvents day={day} events={allDay} answerTo={content.answerTo} onEvent={onEvent} />
      )}
      {line.length > 0 && <DayLine day={day} line={line} answerTo={content.answerTo} onEvent={onEvent} />}
      {list.data && isEmpty && (
        <EmptyState scene={<OpenDay />} className="pt-4 pb-2">
          {t('Nothing planned yet.')}
        </EmptyState>
      )}
    </div>
  )
}
