import { type ComponentProps, useEffect } from 'react'
import { DailyPlannerDialog } from '../planner/day/daily-planner-dialog.tsx'
import { carryNumber } from './carry-number.ts'

/** The planner of a day, out of whose cell its number comes. */
export default function PlannedDay(props: ComponentProps<typeof DailyPlannerDialog>) {
  const { day } = props
  useEffect(() => carryNumber(day), [day])
  return <DailyPlannerDialog {...props} />
}
