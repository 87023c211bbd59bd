import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { DayJournal } from '../journal/day-journal.tsx'
import { checkInsOf } from '../mood/queries.ts'
import { dayNotes } from '../planner/queries.ts'
import { GoalsOfWeek } from '../planner/week/goals-of-week.tsx'
import { DayPlan } from './day-plan.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { MoodsOfDay } from './moods-of-day.tsx'
import { useDays } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'

type DayViewProps = {
  date: string
  today: string
  go: GoToPosition
  onPlan: (day: string) => void
  onEvent: (event: GlobalEvent) => void
}

/** One day: its plan, events and mood, and the goals of its week. */
export function DayView({ date, today, go, onPlan, onEvent }: DayViewProps) {
  const days = useMemo(() => [date], [date])
  const content = useDays(days)
  const moods = useQuery(checkInsOf(date))
  const checkIns = useMemo(() => moods.data?.toReversed() ?? [], [moods.data])
  const areMoodsAwaited = moods.isPending && moods.errorUpdateCount === 0
  const waits = useQuery(dayNotes(date)).isPending || content.isPending || areMoodsAwaited
  return (
    <div className="grid gap-6">
      <MissingNotice
        content={{
          error: content.error ?? (moods.isLoadingError ? moods.error : null),
          missing: [...new Set([...content.missing, ...(moods.isLoadingError ? (['moods'] as const) : [])])],
          retry() {
            content.retry()
            if (moods.isLoadingError) void moods.refetch()
          },
        }}
      />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <Card
          className="flex flex-col self-stretch"
          title={t('Plan')}
          action={
            <Button look="link" className="-my-2" onClick={() => onPlan(date)}>
              {t('Open Daily Planner')}
            </Button>
          }
        >
          <DayPlan
            day={date}
            today={today}
            content={content}
            checkIns={areMoodsAwaited ? undefined : checkIns}
            onEvent={onEvent}
          />
        </Card>
        {/* On a phone it stands below the plan, and would be moved by it. */}
        <div className={cx('grid grid-cols-[minmax(0,1fr)] gap-6', waits && 'max-md:invisible')}>
          <Card title={t('Mood')}>
            {areMoodsAwaited ? (
              <Loading>{t('Loading...')}</Loading>
            ) : (
              <MoodsOfDay day={date} checkIns={checkIns} isToday={date === today} />
            )}
          </Card>
          {date <= today && <DayJournal day={date} />}
          <Card
            title={t('Goals for this week')}
            action={
              <button
                type="button"
                className={buttonClass('link', '-my-2 text-sm')}
                onClick={() => go({ tab: 'planner' })}
              >
                {t('Open planner')}
              </button>
            }
          >
            <GoalsOfWeek monday={weekOf(date)} />
          </Card>
        </div>
      </div>
    </div>
  )
}
