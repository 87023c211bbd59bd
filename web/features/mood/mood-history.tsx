import { useInfiniteQuery } from '@tanstack/react-query'
import type { MoodEntry } from '../../../contract/mood.ts'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { dayInWords } from '../../lib/days.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ListNotLoaded } from '../../ui/not-loaded.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { CheckIn } from './check-in.tsx'
import { CheckInMenu } from './check-in-menu.tsx'
import { moodLook } from './mood-look.ts'
import { moodHistory } from './queries.ts'
import { useCheckIns } from './use-check-ins.ts'

/** Check-ins, newest first, under the days they belong to. */
function byDay(entries: MoodEntry[]): [day: string, entries: MoodEntry[]][] {
  return [...Map.groupBy(entries, ({ date }) => date)]
}

/** The history card's content: every check-in by day, a page at a time, in a window of its own. */
export function MoodHistory({ onEdit }: { onEdit: (entry: MoodEntry) => void }) {
  const { remove } = useCheckIns()
  const history = useInfiniteQuery(moodHistory)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(history.data?.pages.length)
  const { place, willChange } = useFocusKept<HTMLDivElement>(history.data?.pages.flat().length)
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = history
  if (history.isPending) return <Loading>{t('Loading...')}</Loading>
  if (!history.data)
    return (
      <ListNotLoaded query={history}>
        {loadFailure(history.error, t('Your check-ins could not be loaded.'))}
      </ListNotLoaded>
    )
  const days = byDay(history.data.pages.flat())
  if (days.length === 0) return <EmptyState>{t('Your first check-in will appear here.')}</EmptyState>
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="-me-3 max-h-[600px] overflow-y-auto overscroll-contain pe-3 [scrollbar-width:thin]"
    >
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
            className="border-t border-line pt-4 pb-1.5 first:border-t-0 first:pt-0 md:grid md:grid-cols-[11rem_minmax(0,1fr)] md:gap-x-6 md:pt-2 md:pb-0"
          >
            <h3 className="font-sans text-xs font-semibold tracking-normal text-ink-soft md:pt-5">
              <time dateTime={day}>{dayInWords(day)}</time>
            </h3>
            <ul>
              {entries.map((entry) => (
                <CheckIn
                  key={entry.id}
                  entry={entry}
                  action={
                    <CheckInMenu
                      name={`${moodLook(entry.mood).name}, ${dayInWords(day)}`}
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
      {isFetchNextPageError && (
        <p role="alert" className="pt-2 text-sm text-danger">
          {loadFailure(history.error, t('Earlier check-ins could not be loaded.'))}
        </p>
      )}
      {hasNextPage && (
        <Button
          look="quiet"
          className="my-3 w-full"
          pending={isFetchingNextPage}
          pendingText={t('Loading...')}
          onClick={() => {
            willGrow()
            void fetchNextPage()
          }}
        >
          {t('Show earlier check-ins')}
        </Button>
      )}
      {!hasNextPage && history.data.pages.length > 1 && (
        <p className="py-4 text-center font-serif text-ink-soft">{t('This is where your journal begins.')}</p>
      )}
      {/* Says that there is more below. */}
      <div
        className="pointer-events-none sticky bottom-0 -mt-2 h-8 bg-linear-to-t from-surface to-transparent forced-colors:hidden"
        aria-hidden="true"
      />
    </div>
  )
}
