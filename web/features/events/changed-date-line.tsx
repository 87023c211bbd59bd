import { useQuery } from '@tanstack/react-query'
import { CalendarX, History } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { movedFromInWords } from './date-news.tsx'
import { whenInWords } from './event-words.ts'
import { changedDate } from './my-dates.ts'
import { myDatesAhead } from './queries.ts'
import { dialogPath } from './rules.ts'
import { useAnswers } from './use-answers.ts'

const daysAhead = 7

/**
 * One line of home: the first date of the next seven days that the member would come to and that was cancelled or moved.
 * It takes no room when there is none, or when nothing could be loaded.
 */
export function ChangedDateLine() {
  const now = useNow()
  const { answers, hasAny } = useAnswers()
  const dates = useQuery({ ...myDatesAhead, enabled: hasAny })
  const date = changedDate(dates.data ?? [], answers, now, daysAhead)
  if (!date) return null
  const { title, isCancelled, movedFrom } = date
  const Icon = isCancelled ? CalendarX : History
  return (
    <section
      aria-label={isCancelled ? t('Cancelled date') : t('Moved date')}
      className="flex items-center gap-3 border-y border-line py-2"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-12 shrink-0 place-items-center rounded-md',
          isCancelled ? 'bg-danger-soft text-danger' : 'bg-warn-soft text-warn',
        )}
      >
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 text-sm leading-snug">
        <h2 className="font-sans text-base font-medium tracking-normal wrap-anywhere">
          {isCancelled ? t('Cancelled: {title}', { title }) : t('Moved: {title}', { title })}
        </h2>
        <p className="text-ink-soft">
          <time dateTime={date.start} className={cx(isCancelled && 'line-through')}>
            {whenInWords(date, zone())}
          </time>
          {!isCancelled &&
            movedFrom &&
            ` · ${t('Moved from {before}', { before: movedFromInWords({ ...date, movedFrom }) })}`}
        </p>
      </div>
      <Link to={dialogPath(date)} className={buttonClass('link', 'shrink-0 text-sm whitespace-nowrap')}>
        {t('View Details')}
      </Link>
    </section>
  )
}
