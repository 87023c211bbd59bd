import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { useAtRest } from '../../lib/use-at-rest.ts'
import { Loading } from '../../ui/states/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { dayInFull } from '../planner/day-words.ts'
import { ItemActions } from '../planner/items/item-actions.tsx'
import type { Tab } from './address.ts'
import { DayDrag } from './day-drag.tsx'
import { DayView } from './day-view.tsx'
import { MonthView } from './month-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedDays } from './unsaved-days.tsx'
import { usePosition } from './use-position.ts'
import { WeekView } from './week-view.tsx'

// What opens at a press has forms and menus, which nobody waits for to see a month.
const loadEventDialog = () =>
  import('../events/event-dialog.tsx').then(({ EventDialog }) => ({ default: EventDialog }))
const EventDialog = lazy(loadEventDialog)
const loadPlannedDay = () => import('./planned-day.tsx')
const PlannedDay = lazy(loadPlannedDay)
const loadWeekPlanner = () =>
  import('../planner/week/week-planner.tsx').then(({ WeekPlanner }) => ({ default: WeekPlanner }))
const WeekPlanner = lazy(loadWeekPlanner)

/** A tab, and the sheet that slides in for it. */
const tab = (value: Tab, label: string, content: ReactNode) => ({
  value,
  label,
  content: (
    <div className="calendar-sheet" data-items-place tabIndex={-1}>
      {content}
    </div>
  ),
})

/** The calendar: month, week, day and the week's planner. */
export default function CalendarPage() {
  const { position, today, go } = usePosition()
  const [planned, setPlanned] = useState<string>()
  const [event, setEvent] = useState<GlobalEvent>()
  const { date } = position
  useAtRest(loadPlannedDay, loadEventDialog, loadWeekPlanner)
  const shared = { date, today, go, onEvent: setEvent }

  return (
    <ItemActions>
      <title>{`${t('Calendar')} · A-genda`}</title>
      <Toolbar position={position} today={today} go={go} />
      {!planned && <UnsavedDays onPlan={setPlanned} />}
      <DayDrag>
        <div className="calendar-tabs">
          <Tabs<Tab>
            label={t('Calendar')}
            value={position.tab}
            onChange={(tab) => go({ tab })}
            tabs={[
              tab('month', t('Month'), <MonthView {...shared} onPlan={setPlanned} />),
              tab('week', t('Week'), <WeekView {...shared} onPlan={setPlanned} />),
              tab('day', t('Day'), <DayView {...shared} onPlan={setPlanned} />),
              tab(
                'planner',
                t('Planner'),
                <Suspense fallback={<Loading>{t('Loading...')}</Loading>}>
                  <WeekPlanner monday={weekOf(date)} />
                </Suspense>,
              ),
            ]}
          />
        </div>
      </DayDrag>
      <Suspense>
        {planned && (
          <PlannedDay
            key={planned}
            day={planned}
            dayLabel={dayInFull(planned, today)}
            onClose={() => setPlanned(undefined)}
          />
        )}
        {event && <EventDialog event={event} place="global" onClose={() => setEvent(undefined)} />}
      </Suspense>
    </ItemActions>
  )
}
