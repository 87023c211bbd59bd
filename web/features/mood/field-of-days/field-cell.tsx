import { memo } from 'react'
import { t } from '../../../../contract/t.ts'
import { longDay } from '../day-words.ts'
import { DayRing, Pebble } from '../pebble.tsx'
import { seedOf } from '../pebble-outline.ts'
import { moodsInWords } from './labels.ts'

type FieldCellProps = {
  day: string
  moods: readonly string[]
  isToday: boolean
  /** Whether something of it is on this device alone. */
  isWaiting: boolean
  isToCome: boolean
  /** The one cell that Tab reaches. */
  isCurrent: boolean
  isLifted: boolean
  onLift: (day: string, cell: HTMLElement) => void
}

/** A day of the field: a pebble, or a pencil dot where no mood was noted; nothing where it is to come. */
export const FieldCell = memo(function FieldCell(props: FieldCellProps) {
  const { day, moods, isToday, isWaiting, isToCome, isCurrent, isLifted, onLift } = props
  if (isToCome) return <td />
  const facts = [longDay(day), isToday && t('today'), moodsInWords(moods), isWaiting && t('not sent yet')]
  return (
    <td className="p-0">
      <button
        type="button"
        data-day={day}
        tabIndex={isCurrent ? 0 : -1}
        aria-label={facts.filter(Boolean).join(', ')}
        aria-current={isToday ? 'date' : undefined}
        aria-haspopup="dialog"
        aria-expanded={isLifted}
        onClick={(event) => onLift(day, event.currentTarget)}
        className="field-day block w-full rounded-sm focus-visible:-outline-offset-1"
      >
        {/* Its own height: WebKit has no percentage of what only a ratio gives, and makes a cell 150 px high. */}
        <svg viewBox="-29 -29 58 58" className="aspect-square w-full overflow-visible" aria-hidden="true">
          <DayRing isToday={isToday} isWaiting={isWaiting} />
          <g className="field-pebble">
            {moods.length > 0 ? (
              <Pebble moods={moods} seed={seedOf(day)} />
            ) : (
              <circle r="3" className="fill-edge" />
            )}
          </g>
        </svg>
      </button>
    </td>
  )
})
