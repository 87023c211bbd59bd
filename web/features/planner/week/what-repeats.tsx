import { useQuery } from '@tanstack/react-query'
import { Repeat as RepeatIcon, Trash2 } from 'lucide-react'
import type { RepeatingItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { rhythmInWords } from '../../../lib/time/repeat-words.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useFocusKept } from '../../../ui/use-focus-kept.ts'
import { keepFocus } from '../items/item-actions.tsx'
import { colorLook } from '../items/item-look.ts'
import { timesInWords } from '../items/times-in-words.ts'
import { repeatingItems } from '../queries.ts'
import { useRepeating } from '../repeat/use-repeating.ts'
import { UnreadNotice } from '../unread-notice.tsx'

/** What comes again in the planner, with a way to end or delete each; nothing where nothing does. */
export function WhatRepeats() {
  const rules = useQuery(repeatingItems)
  const today = useToday()
  const { end, remove } = useRepeating()
  // With the last of them the place is gone too, and the focus goes to where all items are.
  const { place, willChange } = useFocusKept<HTMLElement>(rules.data)
  const isOver = ({ ends_on }: RepeatingItem) => ends_on !== null && ends_on < today
  const list = (rules.data ?? []).filter((rule) => !isOver(rule))
  if (rules.isError && !rules.data)
    return <UnreadNotice onRetry={() => rules.refetch()}>{t('What repeats could not be read.')}</UnreadNotice>
  if (list.length === 0) return null
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-labelledby="what-repeats"
      className="rounded-card border border-line bg-surface px-4 py-5 sm:px-7"
    >
      <h2 id="what-repeats" className="mb-2 flex items-center gap-2.5 text-lg">
        <RepeatIcon aria-hidden="true" className="size-5 text-ink-soft" />
        {t('What repeats')}
      </h2>
      <ul aria-label={t('What repeats')} className="grid">
        {list.map((rule) => (
          <li
            key={rule.id}
            className="flex flex-wrap items-center gap-x-3 border-b border-line py-1.5 last:border-b-0"
          >
            <span
              aria-hidden="true"
              className={cx('h-8 w-1 shrink-0 rounded-pill', colorLook(rule.color).paint)}
            />
            <div className="min-w-40 flex-1">
              <p className="wrap-anywhere">{rule.text}</p>
              <p className="text-sm text-ink-soft">
                {[rhythmInWords(rule), rule.time && timesInWords(rule.time, rule.endTime)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <div className="ms-auto flex items-center gap-2">
              {/* What ends today has no other end to be given. Its Undo would replace the one that brings it back. */}
              {rule.ends_on !== today && (
                <Button
                  look="link"
                  className="text-sm"
                  aria-label={t('End after today: {name}', { name: rule.text })}
                  onClick={() => {
                    willChange()
                    end(rule, addDays(today, 1), keepFocus)
                  }}
                >
                  {t('End after today')}
                </Button>
              )}
              <IconButton
                label={t('Delete {name}', { name: rule.text })}
                onClick={() => {
                  willChange()
                  remove(rule, keepFocus)
                }}
              >
                <Trash2 className="size-4.5!" />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
