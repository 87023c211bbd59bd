import { Target } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { useToday } from '../../lib/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { DayForm } from './day-form.tsx'
import { DayNavigator } from './day-navigator.tsx'
import { DayProgress } from './day-progress.tsx'
import { GoalsDialog } from './goals-dialog.tsx'
import { LoadFailure } from './load-failure.tsx'
import { askedDay, fullDate } from './shown-day.ts'
import { TrendsCard } from './trends-card.tsx'
import { useHealthDay } from './use-health-day.ts'
import { WeeklySummaryCard } from './weekly-summary-card.tsx'

type DayProps = { day: string; today: string; onDirty: (dirty: boolean) => void }

/** One day: its form, its progress, and a question before unsaved changes are left. */
function Day({ day: date, today, onDirty }: DayProps) {
  const day = useHealthDay(date)
  const { isDirty } = day
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  return (
    <>
      <LeaveGuard
        isDirty={isDirty}
        leaves={(from, to) => from.pathname !== to.pathname || (askedDay(to.search, today) ?? today) !== date}
        body={t('What you changed on {day} is not saved yet.', { day: fullDate(date) })}
        onGiveUp={day.giveUp}
      />
      {day.loadError && (
        <div className="mb-6">
          <LoadFailure error={day.loadError} onRetry={day.reload}>
            {t('This day could not be loaded, so nothing can be saved until it is.')}
          </LoadFailure>
        </div>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[minmax(0,1fr)_20rem] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid content-start gap-6 md:col-start-2 md:row-start-1">
          <DayProgress day={day} isToday={date === today} />
        </div>
        <DayForm day={day} />
        <div className="md:col-start-2 md:row-start-2">
          <div className="md:sticky md:top-22">
            <WeeklySummaryCard today={today} />
          </div>
        </div>
      </div>
    </>
  )
}

/** The health tracker: a day at a time, the day in the address. */
export default function HealthPage() {
  const today = useToday()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const asked = askedDay(params, today)
  const [opened, setOpened] = useState(today)
  const [isDirty, setDirty] = useState(false)
  const [areGoalsOpen, setGoalsOpen] = useState(false)
  const day = asked ?? opened

  const show = (next: string, replace = false) =>
    navigate({ search: next === today ? '' : `?date=${next}` }, { replace, preventScrollReset: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: at midnight a page follows the day, unless it holds what is not saved.
  useEffect(() => {
    if (opened === today) return
    if (asked === undefined && isDirty) void show(opened, true)
    else setOpened(today)
  }, [opened, today, asked, isDirty])

  return (
    <>
      <title>{`${t('Health')} · A-genda`}</title>
      <PageHeader
        title={t('Health Tracker')}
        subtitle={t('Track your daily wellness metrics')}
        actions={
          <Button look="quiet" onClick={() => setGoalsOpen(true)}>
            <Target className="size-4.5" aria-hidden="true" />
            {t('Goals')}
          </Button>
        }
      />
      <DayNavigator
        day={day}
        today={today}
        onStep={(days) => void show(addDays(day, days))}
        onToday={() => void show(today)}
      />
      <Day key={day} day={day} today={today} onDirty={setDirty} />
      <TrendsCard today={today} />
      <GoalsDialog open={areGoalsOpen} onClose={() => setGoalsOpen(false)} />
    </>
  )
}
