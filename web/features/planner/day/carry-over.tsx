import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { t } from '../../../../contract/t.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { dayInFull } from '../day-words.ts'
import { useItemActions } from '../items/item-actions.tsx'
import { daysBefore, type LeftUndone, leftUndone } from '../left-undone.ts'

/** On which days a thing was left: the one, or how many. */
const sinceInWords = ({ from, doubles }: LeftUndone) =>
  doubles.length === 0
    ? dayInFull(from)
    : t('{count, plural, other {from # days}}', {
        count: new Set([from, ...doubles.map((one) => one.from)]).size,
      })

type CarryOverProps = { today: Parameters<typeof leftUndone>[1] }

/** What the days before today left undone, in one line: unfolded to be read, brought to today in one press. */
export function CarryOver({ today }: CarryOverProps) {
  const { bring } = useItemActions()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const left = leftUndone(useQuery(daysBefore(today.date)).data ?? [], today)
  const count = left.length
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
          {t('{count} open from the last two weeks', { count })}
        </button>
        <Button look="link" onClick={() => bring(left, today.date)}>
          {t('Bring to today')}
        </Button>
      </div>
      {isOpen && (
        <ul id={id} className="grid gap-2 border-t border-line pt-2 pb-3 ps-5.5">
          {left.map((one) => (
            <li key={`${one.from} ${one.item.id}`} className="flex flex-wrap items-baseline gap-x-2">
              <span className="wrap-anywhere">{one.item.text}</span>
              <span className="text-xs text-ink-soft">{sinceInWords(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
