import { useQuery } from '@tanstack/react-query'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { Button } from '../../../ui/button.tsx'
import { useItemActions } from '../items/item-actions.tsx'
import { plannerDays } from '../queries.ts'
import { leftUndone } from '../rules.ts'

/** How many days back it is looked for what was not done. */
const daysBack = 14

/** The days before today in which it is looked for what was not done. */
export const daysBefore = (today: string) => plannerDays(addDays(today, -daysBack), addDays(today, -1))

/** What the days before today left undone, brought to today in one press. */
export function CarryOver({ today }: { today: string }) {
  const { gather } = useItemActions()
  const left = leftUndone(useQuery(daysBefore(today)).data ?? [], today)
  const count = left.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return null
  const names = [...new Set(left.flatMap(({ items }) => items.map(({ text }) => text)))]
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-hollow px-4 py-1 text-sm">
      <p className="min-w-0 py-2 wrap-anywhere">
        {t('{count, plural, one {One thing is} other {# things are}} still open from before: {names}', {
          count,
          names: names.slice(0, 2).join(', ') + (names.length > 2 ? ' …' : ''),
        })}
      </p>
      <Button
        look="link"
        onClick={() =>
          gather(
            left,
            today,
            t('{count, plural, one {One thing} other {# things}} brought to today', { count }),
          )
        }
      >
        {t('Bring to today')}
      </Button>
    </div>
  )
}
