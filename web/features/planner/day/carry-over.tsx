import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { dayInFull, useItemActions } from '../items/item-actions.tsx'
import { broughtInWords, daysBefore } from '../left-undone.ts'
import { leftUndone } from '../rules.ts'

/** What the days before today left undone, in one line: unfolded to be read, brought to today in one press. */
export function CarryOver({ today }: { today: string }) {
  const { gather } = useItemActions()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const left = leftUndone(useQuery(daysBefore(today)).data ?? [], today)
  const count = left.reduce((sum, { items }) => sum + items.length, 0)
  if (count === 0) return null
  return (
    <div className="rounded-md bg-hollow px-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-sm text-start hover:underline hover:underline-offset-4"
        >
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-ink-soft transition-transform', isOpen && 'rotate-180')}
          />
          {t('{count} open from before', { count })}
        </button>
        <Button look="link" onClick={() => gather(left, today, broughtInWords(count))}>
          {t('Bring to today')}
        </Button>
      </div>
      {isOpen && (
        <dl id={id} className="grid gap-2 border-t border-line pt-2 pb-3 ps-5.5">
          {left.map(({ from, items }) => (
            <div key={from}>
              <dt className="text-xs text-ink-soft">{dayInFull(from)}</dt>
              {items.map((item) => (
                <dd key={item.id} className="wrap-anywhere">
                  {item.text}
                </dd>
              ))}
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
