import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { notShown } from '../../../lib/api.ts'
import { useToday } from '../../../lib/use-today.ts'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useLayer } from '../../../ui/layer.ts'
import { ListNotLoaded } from '../../../ui/list-not-loaded.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import type { CheckInWish } from '../check-in-dialog.tsx'
import { MoodLegend } from '../mood-legend.tsx'
import { moodDays } from '../queries.ts'
import { DaySlip, type LiftedDay } from './day-slip.tsx'
import { FieldGrid } from './field-grid.tsx'
import { boundsOf, fieldRows } from './field-range.ts'
import { FieldTable } from './field-table.tsx'
import { fieldWords, type MoodDay, wordsOfFew } from './field-words.ts'
import { monthsLabel } from './labels.ts'
import { SaveAsPicture } from './save-as-picture.tsx'

const noMoods: readonly string[] = []
const noDays: readonly MoodDay[] = []

/** The weather somebody came through: a pebble a day, a year on a desk and twelve weeks on a phone. */
export function FieldOfDays({ onWish }: { onWish: (wish: CheckInWish) => void }) {
  const today = useToday()
  const span = useWide() ? 'year' : 'weeks'
  const [pagesBack, setPagesBack] = useState(0)
  const [lifted, setLifted] = useState<LiftedDay>()
  const [layer, anchor] = useLayer()
  const rows = useMemo(() => fieldRows(span, today, pagesBack), [span, today, pagesBack])
  const [first, last] = boundsOf(rows)
  const query = useQuery(moodDays(first, last))
  const days = query.data ?? noDays
  const byDay = useMemo(() => new Map(days.map(({ date, moods }) => [date, moods])), [days])
  const moodsOn = useCallback((day: string) => byDay.get(day) ?? noMoods, [byDay])
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
        <div className="-my-2 flex items-center">
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
        <div className={cx(isFailed && 'invisible')}>
          <FieldGrid
            span={span}
            rows={rows}
            today={today}
            moodsOn={moodsOn}
            isBusy={query.isPending}
            lifted={lifted?.day}
            onLift={lift}
          />
        </div>
        {isFailed && (
          <div className="absolute inset-0 grid place-items-center">
            <ListNotLoaded query={query}>
              {notShown(query.error, t('Your days could not be loaded.'))}
            </ListNotLoaded>
          </div>
        )}
      </div>
      <DaySlip
        lifted={lifted}
        today={today}
        layer={layer}
        beside={beside}
        onLift={setLifted}
        onClose={() => setLifted(undefined)}
        onWish={onWish}
      />
      <p className="mt-5 min-h-8 font-serif text-lg text-ink-soft">
        {query.data && (fieldWords(days) ?? wordsOfFew(days.length))}
      </p>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <MoodLegend />
        <SaveAsPicture last={last} />
      </div>
      <FieldTable days={days} />
    </Card>
  )
}
