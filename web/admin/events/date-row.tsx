import { CalendarClock, CalendarX, EllipsisVertical, Pencil, Repeat, Undo2, UsersRound } from 'lucide-react'
import type { GlobalEvent, SeriesDate } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { whenInWords } from '../../features/events/event-words.ts'
import { zone } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { plainSpan } from './date-form.ts'
import { dateInWords } from './use-date-actions.ts'

const isMoved = ({ start, occurrenceStart }: SeriesDate) => Date.parse(start) !== Date.parse(occurrenceStart)

/** What is otherwise on a date, in a few words. */
function differences(series: GlobalEvent, date: SeriesDate): string[] {
  const { change } = date
  if (!change) return []
  const moved =
    isMoved(date) &&
    t('Moved from {before}', { before: whenInWords({ ...series, ...plainSpan(series, date) }, zone()) })
  const place = change.location
  return [
    moved,
    change.title !== null && t('“{title}”', { title: change.title }),
    change.description !== null && t('Another description'),
    place !== null &&
      (place.type === 'online' ? t('Another link') : place.address || place.name || t('Another place')),
  ].filter((part) => part !== false)
}

export type DateChoices = {
  onWho: () => void
  onCancel: () => void
  onMove: () => void
  onChange: () => void
  onRestore: () => void
  /** Undefined for the first date, from which all are changed by the event itself. */
  onFollowing: (() => void) | undefined
}

type DateRowProps = DateChoices & { series: GlobalEvent; date: SeriesDate; busy: boolean }

/** One date of a series, with all that can be done about it. */
export function DateRow({ series, date, busy, ...choices }: DateRowProps) {
  const { change, isOrphan, going, capacity } = date
  const isCancelled = change?.isCancelled ?? false
  const when = dateInWords(series, date)
  const parts = differences(series, date)
  return (
    <li
      aria-busy={busy}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 border-t border-line py-2 first:border-t-0"
    >
      <div className="grid min-w-0 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <time
            dateTime={date.start}
            className={cx('numbers wrap-anywhere', isCancelled && 'text-ink-soft line-through')}
          >
            {when}
          </time>
          {isOrphan ? (
            <Badge tone="warn">{t('Not in the series any more')}</Badge>
          ) : isCancelled ? (
            <Badge tone="danger">{t('Cancelled')}</Badge>
          ) : isMoved(date) ? (
            <Badge tone="warn">{t('Moved')}</Badge>
          ) : (
            change && <Badge tone="accent">{t('Changed')}</Badge>
          )}
        </p>
        {parts.length > 0 && <p className="text-sm text-ink-soft wrap-anywhere">{parts.join(' · ')}</p>}
        {!isOrphan && (
          <p className="numbers text-sm text-ink-soft">
            {capacity === null
              ? t('Going: {count}', { count: going })
              : t('Going: {count} of {capacity}', { count: going, capacity })}
          </p>
        )}
      </div>
      <Menu
        trigger={
          <IconButton label={t('Actions for {when}', { when })}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        {!isOrphan && (
          <>
            <MenuItem onClick={choices.onWho}>
              <UsersRound aria-hidden="true" />
              {t('Who comes')}
            </MenuItem>
            {!isCancelled && (
              <>
                <MenuItem onClick={choices.onMove}>
                  <CalendarClock aria-hidden="true" />
                  {t('Move')}
                </MenuItem>
                <MenuItem onClick={choices.onChange}>
                  <Pencil aria-hidden="true" />
                  {t('Change')}
                </MenuItem>
              </>
            )}
            {choices.onFollowing && (
              <MenuItem onClick={choices.onFollowing}>
                <Repeat aria-hidden="true" />
                {t('Change this and following')}
              </MenuItem>
            )}
          </>
        )}
        {change && (
          <MenuItem onClick={choices.onRestore}>
            <Undo2 aria-hidden="true" />
            {isOrphan ? t('Forget') : t('Restore')}
          </MenuItem>
        )}
        {!isOrphan && !isCancelled && (
          <MenuItem danger onClick={choices.onCancel}>
            <CalendarX aria-hidden="true" />
            {t('Cancel this date')}
          </MenuItem>
        )}
      </Menu>
    </li>
  )
}
