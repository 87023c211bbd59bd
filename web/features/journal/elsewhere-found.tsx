import { useInfiniteQuery } from '@tanstack/react-query'
import { CalendarCheck, Smile } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { dayInWords } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { piecesOf } from './excerpt.ts'
import { FoundWords } from './found-words.tsx'
import { elsewhere } from './queries.ts'

/** Check-ins and items of the planner with the words of a search, each leading to its day. */
export function ElsewhereFound({ query }: { query: string }) {
  const search = useInfiniteQuery(elsewhere(query))
  return (
    <section aria-labelledby="elsewhere" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="elsewhere" className="text-xl">
        {t('In check-ins and plans')}
      </h2>
      <Loaded
        query={search}
        failed={<NotLoaded query={search}>{t('Check-ins and plans could not be searched.')}</NotLoaded>}
      >
        {({ pages }) => {
          const found = pages.flatMap((page) => page.found)
          return (
            <>
              {found.length === 0 && !search.hasNextPage && (
                <p className="font-serif text-ink-soft">{t('These words are not in any of them.')}</p>
              )}
              <ul className="grid grid-cols-[minmax(0,1fr)]">
                {found.map(({ kind, id, date, ...words }) => (
                  <li key={`${kind} ${id} ${date}`} className="border-t border-line first:border-t-0">
                    <Link
                      to={`/calendar?tab=day&date=${date}`}
                      className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 rounded-md px-2 py-3 hover:bg-accent-soft"
                    >
                      {kind === 'mood' ? (
                        <Smile
                          className="mt-0.5 size-5 text-ink-soft"
                          role="img"
                          aria-label={t('Check-in')}
                        />
                      ) : (
                        <CalendarCheck
                          className="mt-0.5 size-5 text-ink-soft"
                          role="img"
                          aria-label={t('Plan')}
                        />
                      )}
                      <span className="min-w-0">
                        <span className="block text-xs text-ink-soft">{dayInWords(date)}</span>
                        <span className="font-serif wrap-anywhere">
                          <FoundWords of={piecesOf(words)} />
                        </span>
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {search.isFetchNextPageError && (
                <p role="alert" className="text-sm text-danger">
                  {loadFailure(search.error, t('Check-ins and plans could not be searched.'))}
                </p>
              )}
              {search.hasNextPage && (
                <Button
                  look="quiet"
                  className="justify-self-start"
                  pending={search.isFetchingNextPage}
                  onClick={() => void search.fetchNextPage()}
                >
                  {t('Look further back')}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
