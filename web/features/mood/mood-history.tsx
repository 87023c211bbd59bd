import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { notShown } from '../../lib/api.ts'
import { today } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { useWide } from '../../ui/use-wide.ts'
import { CheckIn } from './check-in.tsx'
import { CheckInMenu } from './check-in-menu.tsx'
import { dayOfCheckIns } from './day-words.ts'
import { moodLook } from './mood-look.ts'
import { moodHistory } from './queries.ts'
import { useCheckIns } from './use-check-ins.ts'

const shapes = [1, 2, 3].map((row) => (
  <div key={row} className="flex items-center gap-4 border-b border-line pb-3">
    <div className="size-10 rounded-pill bg-line/45" />
    <div className="h-4 w-2/5 rounded-sm bg-line/45" />
  </div>
))

/** Check-ins, newest first, under the days they belong to. */
function byDay(entries: MoodEntry[]): [day: string, entries: MoodEntry[]][] {
  return [...Map.groupBy(entries, ({ date }) => date)]
}

/** How many days are shown at first: the last ones that the window has room for, at least three. */
function firstDays(days: readonly [day: string, entries: MoodEntry[]][], isWide: boolean): number {
  const before = addDays(today(), isWide ? -7 : -5)
  return Math.max(3, days.filter(([day]) => day > before).length)
}

/** The history card's content: the last days' check-ins, then all of them a page at a time, in a window of its own. */
export function MoodHistory({ onEdit }: { onEdit: (entry: MoodEntry) => void }) {
  const { remove } = useCheckIns()
  const history = useInfiniteQuery(moodHistory)
  const isWide = useWide()
  const [isWhole, setWhole] = useState(false)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(`${history.data?.pages.length} ${isWhole}`)
  const { place, willChange } = useFocusKept<HTMLDivElement>(history.data?.pages.flat().length)
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = history
  if (history.isPending) return <Loading shapes={shapes}>{t('Loading...')}</Loading>
  if (!history.data)
    return (
      <ListNotLoaded query={history}>
        {notShown(history.error, t('Your check-ins could not be loaded.'))}
      </ListNotLoaded>
    )
  const fetched = byDay(history.data.pages.flat())
  const days = isWhole ? fetched : fetched.slice(0, firstDays(fetched, isWide))
  const hasMore = hasNextPage || days.length < fetched.length
  if (days.length === 0)
    return <p className="font-serif text-lg text-ink-soft">{t('Your first check-in will appear here.')}</p>
  return (
    <div ref={place} tabIndex={-1}>
      <div className="fades-below -me-3 max-h-[600px] overflow-y-auto pe-3 [scrollbar-width:thin]">
        <ul
          ref={list}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
          tabIndex={0}
          aria-label={t('Recent Check-ins')}
          className="focus-visible:-outline-offset-2"
        >
          {days.map(([day, entries]) => (
            <li
              key={day}
              className="border-t border-line pt-4 pb-1.5 first:border-t-0 first:pt-0 md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-6 md:pt-0.5 md:pb-0"
            >
              <h3 className="font-sans text-xs font-semibold tracking-normal text-ink-soft first-letter:uppercase md:pt-4.5">
                <time dateTime={day}>{dayOfCheckIns(day)}</time>
              </h3>
              <ul>
                {entries.map((entry) => (
                  <CheckIn
                    key={entry.id}
                    entry={entry}
                    action={
                      <CheckInMenu
                        name={`${moodLook(entry.mood).name}, ${dayOfCheckIns(day)}`}
                        onEdit={() => onEdit(entry)}
                        onDelete={() => {
                          willChange()
                          remove(entry)
                        }}
                      />
                    }
                  />
                ))}
              </ul>
            </li>
          ))}
        </ul>
        {!hasMore && isWhole && (
          <p className="py-4 text-center font-serif text-ink-soft">
            {t('This is where your journal begins.')}
          </p>
        )}
      </div>
      {isFetchNextPageError && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {notShown(history.error, t('Earlier check-ins could not be loaded.'))}
        </p>
      )}
      {hasMore && (
        <Button
          look="link"
          className="mx-auto mt-2 flex"
          pending={isFetchingNextPage}
          pendingText={t('Loading...')}
          onClick={() => {
            willGrow()
            setWhole(true)
            if (isWhole || days.length === fetched.length) void fetchNextPage()
          }}
        >
          {t('Show earlier check-ins')}
        </Button>
      )}
    </div>
  )
}
