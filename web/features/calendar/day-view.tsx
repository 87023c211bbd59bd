import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t, translateData } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Loading } from '../../ui/loading.tsx'
import { DayJournal } from '../journal/day-journal.tsx'
import { MoodFace } from '../mood/mood-face.tsx'
import { moodLook } from '../mood/mood-look.ts'
import { dayNotes } from '../planner/queries.ts'
import { GoalsOfWeek } from '../planner/week/goals-of-week.tsx'
import { DayPlan } from './day-plan.tsx'
import { MissingNotice } from './missing-notice.tsx'
import { useDays } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'

function MoodOfDay({ mood, isToday }: { mood: MoodEntry | undefined; isToday: boolean }) {
  if (!mood)
    return (
      <div className="grid justify-items-start gap-2">
        <p className="text-ink-soft">{t('No mood logged for this day')}</p>
        {isToday && (
          <Link to="/mood" className={buttonClass('link')}>
            {t('How are you feeling?')}
          </Link>
        )}
      </div>
    )
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-4">
      <MoodFace mood={mood.mood} className="size-11" />
      <div className="min-w-0">
        <p className="font-medium">{moodLook(mood.mood).name}</p>
        {mood.emotion_tags.length > 0 && (
          <p className="text-sm text-ink-soft">
            {mood.emotion_tags.map((tag) => translateData(tag)).join(' · ')}
          </p>
        )}
        {mood.note && (
          <p className="mt-2 font-serif text-lg whitespace-pre-line wrap-anywhere">{mood.note}</p>
        )}
      </div>
    </div>
  )
}

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
  const waits = useQuery(dayNotes(date)).isPending || content.isPending
  return (
    <div className="grid gap-6">
      <MissingNotice content={content} />
      <div className="grid items-start gap-6 md:grid-cols-[3fr_2fr]">
        <Card
          title={t('Plan')}
          action={
            <Button look="quiet" onClick={() => onPlan(date)}>
              {t('Open Daily Planner')}
            </Button>
          }
        >
          <DayPlan day={date} today={today} content={content} onEvent={onEvent} />
        </Card>
        {/* On a phone it stands below the plan, and would be moved by it. */}
        <div className={cx('grid gap-6', waits && 'max-md:invisible')}>
          <Card title={t('Mood')}>
            {content.isPending ? (
              <Loading>{t('Loading...')}</Loading>
            ) : (
              <MoodOfDay mood={content.moodOn(date)} isToday={date === today} />
            )}
          </Card>
          {date <= today && <DayJournal day={date} />}
          <Card
            title={t('Goals for this week')}
            action={
              <button
                type="button"
                className={buttonClass('link', 'text-sm')}
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
