import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { t } from '../../../../contract/t.ts'
import { weekOf } from '../../../../contract/week.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Loading } from '../../../ui/states/loading.tsx'
import { NotLoaded } from '../../../ui/states/not-loaded.tsx'
import { WaterToday } from '../../health/water-today.tsx'
import { daysBefore } from '../../planner/left-undone.ts'
import { dayNotes, weekGoals } from '../../planner/queries.ts'
import { AddLine } from './add-line.tsx'
import { CarryOver } from './carry-over.tsx'
import { TodayGoals } from './today-goals.tsx'
import { TodayItems } from './today-items.tsx'
import { useTodaysEvents } from './use-todays-events.ts'

const shapes = ['w-3/5', 'w-4/5', 'w-2/5'].map((width) => (
  <div key={width} className="flex h-7 items-center gap-3">
    <div className="size-5.5 rounded-pill bg-line/45" />
    <div className={`h-4 rounded-sm bg-line/45 ${width}`} />
  </div>
))

/**
 * Today, to be lived from here: what is planned, where one goes, what was left over, water, and the goals of the week. It waits for all
 * of them in a place of their size, so that nothing moves under a finger; and `after` waits for it, so that it is not
 * pushed away.
 */
export function TodayCard({ after }: { after?: ReactNode }) {
  const today = useToday()
  const monday = weekOf(today)
  const notes = useQuery(dayNotes(today))
  const before = useQuery(daysBefore(today))
  const goals = useQuery(weekGoals(monday))
  const going = useTodaysEvents(today)
  const isWaiting = notes.isPending || before.isPending || goals.isPending || going.isLoading

  return (
    <>
      <Card
        aria-label={t("Today's agenda")}
        className={cx('flex flex-col pt-3! sm:pt-4!', isWaiting ? 'min-h-110' : 'max-md:min-h-110')}
      >
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="text-lg">{t('Today')}</h2>
          <Link to={`/calendar?tab=day&date=${today}`} className={buttonClass('link', 'text-sm')}>
            {t('Open your day')}
          </Link>
        </header>
        {isWaiting ? (
          <Loading shapes={shapes}>{t('Loading...')}</Loading>
        ) : (
          <div className="grid flex-1 grid-rows-[1fr] gap-2">
            <div className="flex min-w-0 flex-col">
              {notes.data ? (
                <TodayItems
                  key={today}
                  day={today}
                  items={notes.data.notes}
                  events={going.events}
                  beside={before.data && <CarryOver today={notes.data} days={before.data} />}
                />
              ) : (
                <NotLoaded query={notes}>{t('Your day could not be loaded.')}</NotLoaded>
              )}
            </div>
            <AddLine key={`add ${today}`} day={today} isFirst={notes.data?.notes.length === 0} />
            <WaterToday />
            {goals.data && <TodayGoals monday={monday} goals={goals.data.goals} />}
          </div>
        )}
      </Card>
      {!isWaiting && after}
    </>
  )
}
