import { Target } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate, useSearchParams } from 'react-router'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { Button } from '../../ui/button.tsx'
import { LeaveGuard } from '../../ui/dialog/leave-guard.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ConsentCard } from './consent-card.tsx'
import { DayForm } from './day-form.tsx'
import { DayNavigator } from './day-navigator.tsx'
import { TodaysProgress } from './day-progress.tsx'
import { GoalsDialog } from './goals-dialog.tsx'
import { LoadFailure } from './load-failure.tsx'
import { QuickAddCard } from './quick-adds.tsx'
import { type Sections, useSections } from './sections.ts'
import { askedDay, fullDate } from './shown-day.ts'
import { TrendsCard } from './trends-card.tsx'
import { useHealthDay } from './use-health-day.ts'
import { WeeklySummaryCard } from './weekly-summary-card.tsx'
import { WhoMayLook } from './who-may-look.tsx'

type DayProps = { day: string; today: string; sections: Sections; onDirty: (dirty: boolean) => void }

/** One day: what is recorded, what it adds up to, and the guard that lets nobody leave it by accident. */
function Day({ day: date, today, sections, onDirty }: DayProps) {
  const day = useHealthDay(date)
  const { isDirty } = day
  useEffect(() => {
    onDirty(isDirty)
    return () => onDirty(false)
  }, [isDirty, onDirty])

  function leadToSleep() {
    flushSync(() => sections.turn('activity', true))
    document.querySelector<HTMLInputElement>('input[name=sleepHours]')?.focus()
  }

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
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4">
        {date === today ? <TodaysProgress day={day} onSleep={leadToSleep} /> : <QuickAddCard day={day} />}
        <DayForm
          day={day}
          today={today}
          sections={sections}
          className="grid grid-cols-[minmax(0,1fr)] gap-3"
        />
        <WeeklySummaryCard today={today} />
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
  const sections = useSections()

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
        areActionsBeside
        actions={
          <Button look="quiet" className="max-sm:px-4" onClick={() => setGoalsOpen(true)}>
            <Target className="size-4.5" aria-hidden="true" />
            {t('Goals')}
          </Button>
        }
      />
      <ConsentCard />
      <DayNavigator
        day={day}
        today={today}
        onStep={(days) => void show(addDays(day, days))}
        onToday={() => void show(today)}
      />
      <Day key={day} day={day} today={today} sections={sections} onDirty={setDirty} />
      <TrendsCard today={today} />
      <WhoMayLook />
      {/* The footer may stand over it. */}
      <div aria-hidden="true" className="h-22 low:hidden" />
      <GoalsDialog open={areGoalsOpen} onClose={() => setGoalsOpen(false)} />
    </>
  )
}
