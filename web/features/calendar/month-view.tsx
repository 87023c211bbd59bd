import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { isRightToLeft } from '../../lib/locale.ts'
import { useUser } from '../../lib/session.ts'
import { monthOf } from '../../lib/time/months.ts'
import { cx } from '../../ui/cx.ts'
import { useWide } from '../../ui/use-wide.ts'
import { DayGlance } from './day-glance.tsx'
import { monthGrid } from './grid.ts'
import { dayAfterKey } from './grid-keys.ts'
import { inWords, positionLabel } from './labels.ts'
import { MissingNotice } from './missing-notice.tsx'
import { MonthCell } from './month-cell.tsx'
import { useDays } from './use-days.ts'
import type { GoToPosition } from './use-position.ts'

type MonthViewProps = {
  date: string
  today: string
  go: GoToPosition
  onPlan: (day: string) => void
  onEvent: (event: GlobalEvent) => void
}

/**
 * The month as a grid of 42 days. One day is current: Tab reaches it and the arrow keys move it. On a wide screen a
 * day's number opens its planner. On a phone it first chooses the day that is listed below.
 */
export function MonthView({ date, today, go, onPlan, onEvent }: MonthViewProps) {
  const wide = useWide()
  const month = monthOf(date)
  const startsOn = useUser().month_starts_on ?? 'sunday'
  const days = useMemo(() => monthGrid(month, startsOn), [month, startsOn])
  const content = useDays(days)
  const grid = useRef<HTMLDivElement>(null)
  const follows = useRef(false)
  const [picked, setPicked] = useState<string>()
  const [at, setAt] = useState({ date, current: date })
  // When the date in the address changes, such as by Back, that day becomes current.
  if (at.date !== date) setAt({ date, current: date })
  const current = at.date === date ? at.current : date

  // biome-ignore lint/correctness/useExhaustiveDependencies: after a key the focus follows the current day.
  useLayoutEffect(() => {
    if (!follows.current) return
    follows.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${current}"] [data-number]`)?.focus()
  }, [current, month])

  function move(event: KeyboardEvent) {
    // React passes on what is pressed in a menu too, which stands elsewhere.
    if (!grid.current?.contains(event.target as Node)) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const next = dayAfterKey(event.key, current, today, { isRtl: isRightToLeft(), startsOn })
    if (!next) return
    event.preventDefault()
    follows.current = true
    const isNear = monthOf(next) === month && event.key.toLowerCase() !== 't'
    if (isNear) setAt({ date, current: next })
    // Also by key, so that the other tabs open today as well.
    else if (next !== date) go({ date: next }, { replace: true })
    else setAt({ date, current: next })
  }

  function pick(day: string) {
    if (wide || day === current) {
      setAt({ date, current: day })
      onPlan(day)
    } else {
      setPicked(day)
      go({ date: day }, { replace: true })
    }
  }

  const rows = Array.from({ length: 6 }, (_, row) => days.slice(row * 7, row * 7 + 7))
  return (
    <div className="grid gap-6">
      <MissingNotice content={content} />
      {/* biome-ignore lint/a11y/useSemanticElements: a table's rows cannot be laid out as these are. */}
      <div
        ref={grid}
        role="grid"
        aria-label={positionLabel({ tab: 'month', date }, today)}
        aria-busy={content.isPending}
        onKeyDown={move}
        className="overflow-hidden rounded-card border border-line bg-surface"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: see above. */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: the days in it have the focus. */}
        <div role="row" className="grid grid-cols-7 border-b border-line">
          {days.slice(0, 7).map((day) => (
            // biome-ignore lint/a11y/useSemanticElements: see above.
            // biome-ignore lint/a11y/useFocusableInteractive: see above.
            <div
              key={day}
              role="columnheader"
              aria-label={inWords(day, { weekday: 'long' })}
              className="py-2 text-center text-xs font-medium text-ink-soft"
            >
              {inWords(day, { weekday: 'short' })}
            </div>
          ))}
        </div>
        {rows.map((row, position) => (
          // biome-ignore lint/a11y/useSemanticElements: see above.
          // biome-ignore lint/a11y/useFocusableInteractive: see above.
          <div
            key={row[0]}
            role="row"
            className={cx('grid grid-cols-7', position > 0 && 'border-t border-line')}
          >
            {row.map((day) => (
              <MonthCell
                key={day}
                day={day}
                events={content.eventsOn(day)}
                moods={content.moodsOn(day)}
                answerTo={content.answerTo}
                items={content.itemsOn(day)}
                isLoaded={!content.isPending}
                isToday={day === today}
                isOutside={monthOf(day) !== month}
                isCurrent={day === current}
                isChosen={day === current}
                wide={wide}
                onPick={() => pick(day)}
                onEvent={onEvent}
                onMore={() => go({ tab: 'day', date: day })}
              />
            ))}
          </div>
        ))}
      </div>
      {!wide && (
        <DayGlance {...{ today, content, onPlan, onEvent }} day={current} isPicked={picked === current} />
      )}
    </div>
  )
}
