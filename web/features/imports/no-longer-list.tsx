import { t } from '../../../contract/t.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { dayInFull } from './in-numbers.ts'
import type { NoLonger } from './ledger.ts'

/** Items that are named. The others are counted. */
const mostNamed = 50

type NoLongerListProps = {
  items: readonly NoLonger[]
  isRemoving: boolean
  onChange: (isRemoving: boolean) => void
}

/** What an earlier export of the calendar held and this one does not. It stays unless the member removes it. */
export function NoLongerList({ items, isRemoving, onChange }: NoLongerListProps) {
  if (items.length === 0) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-medium">
        {t(
          '{count, plural, one {{count, number} item is no longer in this calendar} other {{count, number} items are no longer in this calendar}}',
          { count: items.length },
        )}
      </h3>
      <ul className="text-sm text-ink-soft">
        {items.slice(0, mostNamed).map(({ id, date, text }) => (
          <li key={id} className="py-0.5 wrap-anywhere" dir="auto">
            {t('{item} ({date})', { item: text, date: dayInFull(date) })}
          </li>
        ))}
        {items.length > mostNamed && (
          <li>
            {t('and {count, plural, other {{count, number} more}}', { count: items.length - mostNamed })}
          </li>
        )}
      </ul>
      <Checkbox
        label={t('Remove these items from my planner')}
        hint={t('You can undo it for thirty days.')}
        checked={isRemoving}
        onChange={({ target }) => onChange(target.checked)}
      />
    </section>
  )
}
