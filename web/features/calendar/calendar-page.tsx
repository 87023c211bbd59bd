import { type ReactNode, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { EventDialog } from '../events/event-dialog.tsx'
import { DailyPlannerDialog } from '../planner/daily-planner-dialog.tsx'
import { WeekPlanner } from '../planner/week-planner.tsx'
import type { Tab } from './address.ts'
import { DayView } from './day-view.tsx'
import { longDate, longDay } from './labels.ts'
import { MonthView } from './month-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedDays } from './unsaved-days.tsx'
import { usePlace } from './use-place.ts'
import { WeekView } from './week-view.tsx'

/** The calendar: month, week, day and the week's planner. */
export default function CalendarPage() {
  const { place, today, go } = usePlace()
  const [planned, setPlanned] = useState<string>()
  const [event, setEvent] = useState<GlobalEvent>()
  const { date } = place
  const monday = weekOf(date)
  const shared = { date, today, go, onEvent: setEvent }

  const tab = (value: Tab, label: string, view: ReactNode) => ({
    value,
    label,
    content: (
      <>
        <Toolbar place={place} today={today} go={go} />
        {view}
      </>
    ),
  })
  return (
    <>
      <title>{`${t('Calendar')} · A-genda`}</title>
      <PageHeader title={t('A-genda')} subtitle={t('Your mindful schedule')} />
      {!planned && <UnsavedDays onPlan={setPlanned} />}
      <Tabs
        label={t('Calendar')}
        value={place.tab}
        onChange={(next) => go({ tab: next })}
        tabs={[
          tab('month', t('Month'), <MonthView {...shared} onPlan={setPlanned} />),
          tab('week', t('Week'), <WeekView {...shared} />),
          tab('day', t('Day'), <DayView {...shared} onPlan={setPlanned} />),
          tab(
            'planner',
            t('Planner'),
            <>
              <p className="mb-4 text-ink-soft">{t('Week starting {date}', { date: longDate(monday) })}</p>
              <WeekPlanner monday={monday} />
            </>,
          ),
        ]}
      />
      {planned && (
        <DailyPlannerDialog
          key={planned}
          day={planned}
          dayLabel={longDay(planned)}
          onClose={() => setPlanned(undefined)}
        />
      )}
      <EventDialog event={event} place="global" onClose={() => setEvent(undefined)} />
    </>
  )
}
