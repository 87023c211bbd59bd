import { CornerRightDown } from 'lucide-react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { broughtInWords } from '../../planner/left-undone.ts'
import { leftUndone } from '../../planner/rules.ts'
import { useDayChanges } from '../../planner/use-day-changes.ts'

type CarryOverProps = { to: string; days: Parameters<typeof leftUndone>[0] }

/** One quiet line that brings along what the days before left undone; nothing when nothing was left. */
export function CarryOver({ to, days }: CarryOverProps) {
  const { gather } = useDayChanges()
  const left = leftUndone(days, to)
  const count = left.reduce((sum, { items }) => sum + items.length, 0)
  const { place, willChange } = useFocusKept<HTMLDivElement>(count)
  return (
    <div ref={place} tabIndex={-1}>
      {count > 0 && (
        <Button
          look="link"
          className="text-sm"
          onClick={() => {
            willChange()
            gather(left, to, broughtInWords(count))
          }}
        >
          <CornerRightDown className="size-4 shrink-0" aria-hidden="true" />
          {t('Bring {count} from before', { count })}
        </Button>
      )}
    </div>
  )
}
