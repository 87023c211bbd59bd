import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Card } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLayer } from '../../../ui/layer.ts'
import { NotLoaded } from '../../../ui/states/not-loaded.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import type { CheckInSubject } from '../check-in-dialog.tsx'
import { MoodLegend } from '../mood-legend.tsx'
import type { MoodDay } from '../optimistic-moods.ts'
import { moodDays } from '../queries.ts'
import { DaySlip, type LiftedDay } from './day-slip.tsx'
import { FieldGrid } from './field-grid.tsx'
import { boundsOf, fieldRows, rowsSince } from './field-range.ts'
import { FieldTable } from './field-table.tsx'
import { fieldWords, wordsOfFew } from './field-words.ts'
import { monthsLabel } from './labels.ts'
import { SaveAsPicture } from './save-as-picture.tsx'

const noDay = { moods: [] }
const noDays: readonly MoodDay[] = []

/** The weather somebody came through: a pebble a day, a year on a desk and twelve weeks on a phone. */
export function FieldOfDays({ onSubject }: { onSubject: (subject: CheckInSubject) => void }) {
  const today = useToday()
  const span = useWide() ? 'year' : 'weeks'
  const [pagesBack, setPagesBack] = useState(0)
  const [lifted, setLifted] = useState<LiftedDay>()
  const [layer, anchor] = useLayer()
  const page = useMemo(() => fieldRows(span, today, pagesBack), [span, today, pagesBack])
  const [first, last] = boundsOf(page)
  const query = useQuery(moodDays(first, last))
  const days = query.data ?? noDays
  const rows = useMemo(
    () =>
      query.data && pagesBack === 0 ? rowsSince(page, { span, today, first: query.data[0]?.date }) : page,
    [page, span, today, pagesBack, query.data],
  )
  const isBlank = days.length === 0 && pagesBack === 0
  const byDay = useMemo(() => new Map(days.map((day) => [day.date, day])), [days])
  const dayOf = useCallback((day: string) => byDay.get(day) ?? noDay, [byDay])
  const isFailed = query.isError && !query.data

  const lift = useCallback((day: string, cell: HTMLElement) => setLifted({ day, cell }), [])
  /** The day before or after the lifted one; undefined where the field ends. */
  function beside(by: 1 | -1) {
    if (!lifted) return undefined
    const day = addDays(lifted.day, by)
    const cell = lifted.cell.closest('[role=grid]')?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    return cell ? { day, cell } : undefined
  }
  const turn = (by: number) => {
    setLifted(undefined)
    setPagesBack(pagesBack + by)
  }
  return (
    <Card
      title={t('The weather you came through')}
      action={
        <div className="-my-2 flex items-center max-sm:-ms-3">
          <IconButton label={t('Earlier')} onClick={() => turn(1)}>
            <ChevronLeft />
          </IconButton>
          <span aria-live="polite" className="numbers text-center text-sm text-ink-soft">
            {monthsLabel(...boundsOf(rows, today))}
          </span>
          <IconButton label={t('Later||days')} disabled={pagesBack === 0} onClick={() => turn(-1)}>
            <ChevronRight />
          </IconButton>
        </div>
      }
    >
      <div ref={anchor} className="relative mx-auto max-w-[30rem] md:max-w-none">
        {isFailed ? (
          <NotLoaded query={query}>{t('Your days could not be loaded.')}</NotLoaded>
        ) : (
          <FieldGrid
            span={span}
            rows={rows}
            today={today}
            dayOf={dayOf}
            isBusy={query.isPending}
            lifted={lifted?.day}
            onLift={lift}
          />
        )}
      </div>
      <DaySlip
        lifted={lifted}
        today={today}
        layer={layer}
        beside={beside}
        onLift={setLifted}
        onClose={() => setLifted(undefined)}
        onSubject={onSubject}
      />
      {!isFailed && (
        <>
          <p className="mt-6 min-h-9 font-serif text-xl text-balance md:text-2xl">
            {query.data && (fieldWords(days) ?? wordsOfFew(days.length, { isPast: pagesBack > 0 }))}
          </p>
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <MoodLegend />
            {!isBlank && <SaveAsPicture last={last} />}
          </div>
          {!isBlank && <FieldTable days={days} />}
        </>
      )}
    </Card>
  )
}
