import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { weekOf } from '../../../contract/week.ts'
import { cx } from '../../ui/cx.ts'
import { useWide } from '../../ui/use-wide.ts'
import { journalDays } from '../journal/queries.ts'
import { weekDays } from './grid.ts'
import { MissingNotice } from './missing-notice.tsx'
import { useDays } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'
import { WeekDay } from './week-day.tsx'

type WeekViewProps = {
  date: string
  today: string
  go: GoToPosition
  onEvent: (event: GlobalEvent) => void
  onPlan: (day: string) => void
}

/** Seven cards from Monday, on one sheet that fills the window once something is on it. */
export function WeekView({ date, today, ...acts }: WeekViewProps) {
  const monday = weekOf(date)
  const days = useMemo(() => weekDays(monday), [monday])
  const content = useDays(days)
  // A week in which nothing was written down yet does not hold up an empty window.
  const isBlank =
    !content.isPending && !days.some((day) => content.itemsOn(day).length || content.moodsOn(day).length)
  const isWide = useWide()
  // On a phone the running week begins, at a glance, with today.
  const folds = (day: string) => !isWide && day < today && days.includes(today)
  const written = useQuery(journalDays(monday, days.at(-1) ?? monday)).data ?? []
  return (
    <div className="grid gap-6">
      <MissingNotice content={content} />
      <ul
        aria-label={t('Week')}
        aria-busy={content.isPending}
        className={cx(
          'grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-card border border-line bg-surface md:grid-cols-7',
          isBlank ? 'md:min-h-96' : 'md:min-h-[max(26rem,calc(100dvh-var(--strip,0px)-21.5rem))]',
        )}
      >
        {days.map((day) => (
          <WeekDay
            key={day}
            day={day}
            today={today}
            most={isWide ? 6 : 4}
            folds={folds(day)}
            content={content}
            written={written.find(({ date }) => date === day)?.count ?? 0}
            {...acts}
          />
        ))}
      </ul>
    </div>
  )
}
