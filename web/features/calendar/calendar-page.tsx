import { useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { Tabs } from '../../ui/tabs.tsx'
import { EventDialog } from '../events/event-dialog.tsx'
import { DailyPlannerDialog } from '../planner/day/daily-planner-dialog.tsx'
import { ItemActions } from '../planner/items/item-actions.tsx'
import { WeekPlanner } from '../planner/week/week-planner.tsx'
import type { Tab } from './address.ts'
import { DayDrag } from './day-drag.tsx'
import { DayView } from './day-view.tsx'
import { longDay } from './labels.ts'
import { MonthView } from './month-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { UnsavedDays } from './unsaved-days.tsx'
import { usePosition } from './use-position.ts'
import { WeekView } from './week-view.tsx'

/** The calendar: month, week, day and the week's planner. */
export default function CalendarPage() {
  const { position, today, go } = usePosition()
  const [planned, setPlanned] = useState<string>()
  const [event, setEvent] = useState<GlobalEvent>()
  const { date } = position
  const shared = { date, today, go, onEvent: setEvent }

  return (
    <ItemActions>
      <title>{`${t('Calendar')} · A-genda`}</title>
      <Toolbar position={position} today={today} go={go} />
      {!planned && <UnsavedDays onPlan={setPlanned} />}
      <DayDrag>
        <Tabs<Tab>
          label={t('Calendar')}
          value={position.tab}
          onChange={(tab) => go({ tab })}
          tabs={[
            { value: 'month', label: t('Month'), content: <MonthView {...shared} onPlan={setPlanned} /> },
            { value: 'week', label: t('Week'), content: <WeekView {...shared} /> },
            { value: 'day', label: t('Day'), content: <DayView {...shared} onPlan={setPlanned} /> },
            { value: 'planner', label: t('Planner'), content: <WeekPlanner monday={weekOf(date)} /> },
          ]}
        />
      </DayDrag>
      {planned && (
        <DailyPlannerDialog
          key={planned}
          day={planned}
          dayLabel={longDay(planned)}
          onClose={() => setPlanned(undefined)}
        />
      )}
      <EventDialog event={event} place="global" onClose={() => setEvent(undefined)} />
    </ItemActions>
  )
}
