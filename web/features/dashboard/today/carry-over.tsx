import { CornerRightDown } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { useDayChanges } from '../../planner/use-day-changes.ts'
import { leftOver } from './todays-items.ts'

type CarryOverProps = { from: string; to: string; items: readonly PlannerItem[] }

/** One quiet line that brings along what was not done the day before; nothing when nothing was left. */
export function CarryOver({ from, to, items }: CarryOverProps) {
  const { move } = useDayChanges()
  const left = leftOver(items)
  const count = left.length
  const { place, willChange } = useFocusKept<HTMLDivElement>(count)
  return (
    <div ref={place} tabIndex={-1}>
      {count > 0 && (
        <Button
          look="link"
          className="text-sm"
          onClick={() => {
            willChange()
            move(from, to, left, t('Brought {count} from yesterday', { count }))
          }}
        >
          <CornerRightDown className="size-4 shrink-0" aria-hidden="true" />
          {t('Bring {count} from yesterday', { count })}
        </Button>
      )}
    </div>
  )
}
