import { type KeyboardEvent, useCallback, useRef, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { isRightToLeft } from '../../../lib/locale.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { MoodDay } from '../optimistic-moods.ts'
import { FieldCell } from './field-cell.tsx'
import { boundsOf, dayAfterKey, type FieldRow, type FieldSpan } from './field-range.ts'
import { longMonth, longWeekday, shortMonth, weekdayLetter } from './labels.ts'

type FieldGridProps = {
  span: FieldSpan
  rows: readonly FieldRow[]
  today: string
  dayOf: (day: string) => Pick<MoodDay, 'moods' | 'isWaiting'>
  isBusy: boolean
  /** The day whose slip is open. */
  lifted: string | undefined
  onLift: (day: string, cell: HTMLElement) => void
}

/** How many days a row has at most. */
const widest: Record<FieldSpan, number> = { year: 31, weeks: 7 }

/** The days by rows, each with its pebble. Tab reaches one of them, the keys of {@link dayAfterKey} lead to others. */
export function FieldGrid({ span, rows, today, dayOf, isBusy, lifted, onLift }: FieldGridProps) {
  const grid = useRef<HTMLTableElement>(null)
  const [first, last] = boundsOf(rows, today)
  const [chosen, setCurrent] = useState(last)
  const current = chosen < first || chosen > last ? last : chosen

  const lift = useCallback(
    (day: string, cell: HTMLElement) => {
      setCurrent(day)
      onLift(day, cell)
    },
    [onLift],
  )

  function move(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    // A slip leads on from day to day, and gives the focus back to the one it closed on.
    const from =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-day]')?.dataset.day
    const next = dayAfterKey(event.key, from || current, { span, first, last }, isRightToLeft())
    if (!next) return
    event.preventDefault()
    setCurrent(next)
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }

  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that keys walk is a grid (ARIA 1.2).
      role="grid"
      aria-label={t('The weather you came through')}
      aria-busy={isBusy}
      onKeyDown={move}
      className="w-full table-fixed border-collapse"
    >
      <thead>
        <Heads span={span} rows={rows} />
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={row.first}>
            <RowHead row={row} before={rows[place - 1]} />
            {row.days.map((day) => (
              <FieldCell
                key={day}
                day={day}
                moods={dayOf(day).moods}
                isWaiting={dayOf(day).isWaiting ?? false}
                isToday={day === today}
                isToCome={day > today}
                isCurrent={day === current}
                isLifted={day === lifted}
                onLift={lift}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What stands over the columns: each fifth day of a month, or the weekdays. */
function Heads({ span, rows }: Pick<FieldGridProps, 'span' | 'rows'>) {
  return (
    <tr>
      <th scope="col" className={span === 'year' ? 'w-11' : 'w-8'}>
        <VisuallyHidden>{span === 'year' ? t('Month') : t('Week')}</VisuallyHidden>
      </th>
      {Array.from({ length: widest[span] }, (_, column) => {
        const day = rows[0]?.days[column] ?? ''
        const name = span === 'year' ? String(column + 1) : longWeekday(day)
        const shown = span === 'weeks' ? weekdayLetter(day) : (column === 0 || column % 5 === 4) && name
        return (
          <th key={name} scope="col" className="numbers pb-1 text-center text-xs font-normal text-ink-soft">
            <VisuallyHidden>{name}</VisuallyHidden>
            <span aria-hidden="true">{shown}</span>
          </th>
        )
      })}
    </tr>
  )
}

/** A row's month in short; of weeks only where another month begins. */
function RowHead({ row, before }: { row: FieldRow; before: FieldRow | undefined }) {
  const shown = row.days.findLast((day) => day.endsWith('-01')) ?? (before ? undefined : row.first)
  return (
    <th scope="row" className="text-start align-middle text-xs leading-tight font-normal text-ink-soft">
      <VisuallyHidden>{longMonth(row.first)}</VisuallyHidden>
      <span aria-hidden="true">{shown && shortMonth(shown)}</span>
    </th>
  )
}
