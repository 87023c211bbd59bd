import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { type Answers, dateKey } from './answers.ts'
import { movedFromInWords } from './date-news.tsx'
import { whenInWords } from './event-words.ts'
import { datesOf } from './queries.ts'
import { RsvpBadge } from './rsvp-actions.tsx'

const step = 4

type DateListProps = {
  /** The series, at the date that is chosen. */
  event: GlobalEvent
  answers: Answers
  onChoose: (date: GlobalEvent) => void
}

/** The coming dates of a series, each with what the member said of it. One is chosen, and its details are shown. */
export function DateList({ event, answers, onChoose }: DateListProps) {
  const dates = useQuery(datesOf(event.id))
  const heading = useId()
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(most)
  return (
    <section aria-labelledby={heading} className="grid gap-2">
      <h3 id={heading} className="text-lg">
        {t('Dates')}
      </h3>
      <Loaded
        query={dates}
        failed={<NotLoaded query={dates}>{t('The dates could not be loaded.')}</NotLoaded>}
        empty={<p className="text-ink-soft">{t('There are no more dates.')}</p>}
      >
        {(all) => (
          <>
            <ul ref={list} className="grid gap-1">
              {all.slice(0, most).map((date) => (
                <li key={dateKey(date)}>
                  <DateRow
                    date={date}
                    answers={answers}
                    isChosen={dateKey(date) === dateKey(event)}
                    onChoose={() => onChoose(date)}
                  />
                </li>
              ))}
            </ul>
            {all.length > most && (
              <Button
                look="link"
                className="justify-self-start text-sm"
                onClick={() => {
                  willGrow()
                  setMost(most + 2 * step)
                }}
              >
                {t('Show more dates')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  )
}

type DateRowProps = { date: GlobalEvent; answers: Answers; isChosen: boolean; onChoose: () => void }

function DateRow({ date, answers, isChosen, onChoose }: DateRowProps) {
  const { isCancelled, movedFrom, available } = date
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cx(
        'flex min-h-11 w-full flex-wrap items-center gap-x-3 gap-y-0.5 rounded-sm border px-3 py-1.5 text-start text-sm transition-colors',
        isChosen ? 'border-accent bg-accent-soft' : 'border-line hover:border-accent',
      )}
    >
      <span className={cx('numbers min-w-0 flex-1 wrap-anywhere', isCancelled && 'line-through')}>
        {whenInWords(date, zone())}
      </span>
      {isCancelled ? (
        <Badge tone="danger">{t('Cancelled')}</Badge>
      ) : (
        <>
          {available === 0 && answers.to(date) !== 'going' && <Badge>{t('Full')}</Badge>}
          <RsvpBadge status={answers.to(date)} />
        </>
      )}
      {movedFrom && !isCancelled && (
        <span className="w-full text-xs text-ink-soft">
          {t('Moved from {before}', { before: movedFromInWords({ ...date, movedFrom }) })}
        </span>
      )}
    </button>
  )
}
