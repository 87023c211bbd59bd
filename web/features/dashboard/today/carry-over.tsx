import { CornerRightDown } from 'lucide-react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { leftUndone } from '../../planner/left-undone.ts'
import { useDayChanges } from '../../planner/use-day-changes.ts'

type Day = Parameters<typeof leftUndone>[1]
type CarryOverProps = { today: Day; days: readonly Day[] }

/** One quiet line that brings along what the days before left undone; nothing when nothing was left. */
export function CarryOver({ today, days }: CarryOverProps) {
  const { bring } = useDayChanges()
  const left = leftUndone(days, today)
  const { place, willChange } = useFocusKept<HTMLDivElement>(left.length)
  return (
    <div ref={place} tabIndex={-1}>
      {left.length > 0 && (
        <Button
          look="link"
          className="text-start text-sm text-ink-soft!"
          onClick={() => {
            willChange()
            bring(left, today.date)
          }}
        >
          <CornerRightDown className="size-4 shrink-0" aria-hidden="true" />
          {t('Bring {count} from before', { count: left.length })}
        </Button>
      )}
    </div>
  )
}
