import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { useToday } from '../../../lib/time/use-today.ts'
import { NotLoaded } from '../../../ui/states/not-loaded.tsx'
import { useWide } from '../../../ui/use-wide.ts'
import { DayRing, Pebble } from '../pebble.tsx'
import { seedOf } from '../pebble-outline.ts'
import { moodDays } from '../queries.ts'
import { fieldWords, wordsOfFew } from './field-words.ts'

const weeks = 6
const pitch = 58

/** The last six weeks of the field in small; it leads to the whole. */
export function CompactFieldOfDays() {
  const today = useToday()
  const isWide = useWide()
  const first = addDays(today, 1 - 7 * weeks)
  const query = useQuery(moodDays(first, today))
  const byDay = new Map(query.data?.map((day) => [day.date, day]))
  return (
    <div className="p-4 sm:px-6 sm:pt-5">
      {query.isError && !query.data ? (
        <NotLoaded query={query}>{t('Your days could not be loaded.')}</NotLoaded>
      ) : (
        <>
          {/* Three rows of two weeks. */}
          <svg viewBox={`0 0 ${14 * pitch} ${3 * pitch}`} className="h-auto w-full" aria-hidden="true">
            {Array.from({ length: 7 * weeks }, (_, place) => {
              const day = addDays(first, place)
              const { moods = [], isWaiting } = byDay.get(day) ?? {}
              const [column, row] = [place % 14, Math.floor(place / 14)]
              return (
                <g key={day} transform={`translate(${(column + 0.5) * pitch} ${(row + 0.5) * pitch})`}>
                  <DayRing isToday={day === today} isWaiting={isWaiting} />
                  {moods.length > 0 ? (
                    <Pebble moods={moods} seed={seedOf(day)} />
                  ) : (
                    // Until it is known, neither a day nor an empty one.
                    <circle
                      r={query.data ? 3.5 : 20}
                      className={query.data ? 'fill-edge' : 'fill-line opacity-45'}
                    />
                  )}
                </g>
              )
            })}
          </svg>
          <div className="mt-3 flex flex-wrap items-baseline justify-between gap-x-6">
            <p className="min-h-7 font-serif text-ink-soft">
              {query.data && (fieldWords(query.data) ?? wordsOfFew(query.data.length))}
            </p>
            <Link
              to="/mood"
              className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {isWide ? t('See the whole year') : t('See all your days')}
            </Link>
          </div>
        </>
      )}
    </div>
  )
}
