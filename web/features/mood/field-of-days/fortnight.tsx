import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { DayRing, Pebble } from '../pebble.tsx'
import { seedOf } from '../pebble-outline.ts'
import { moodDays } from '../queries.ts'

const days = 14
const pitch = 64

/** The last two weeks of the field of days in one row, today at its end; it leads to the whole. */
export function Fortnight({ today }: { today: string }) {
  const first = addDays(today, 1 - days)
  const { data } = useQuery(moodDays(first, today))
  const isBlank = data?.length === 0
  const byDay = new Map(data?.map((day) => [day.date, day]))
  return (
    <Link to="/mood" title={t('The weather you came through')} className="group block pt-1 pb-5">
      <span className="mb-2.5 block text-xs text-ink-soft">{t('Two weeks')}</span>
      <span className="relative block">
        {isBlank && (
          <span className="absolute inset-y-0 inset-s-0 flex items-center pe-8 font-serif text-ink-soft">
            {t('Your first pebble will lie in the ring.')}
          </span>
        )}
        <svg
          viewBox={`0 0 ${days * pitch} ${pitch}`}
          className="h-auto w-full overflow-visible transition-transform duration-200 group-hover:-translate-y-0.5"
          aria-hidden="true"
        >
          {Array.from({ length: days }, (_, place) => {
            const day = addDays(first, place)
            const { moods = [], isWaiting } = byDay.get(day) ?? {}
            return (
              <g key={day} data-day={day} transform={`translate(${(place + 0.5) * pitch} ${pitch / 2})`}>
                <g transform="scale(1.14)">
                  <DayRing isToday={day === today} isWaiting={isWaiting} />
                </g>
                {moods.length > 0 ? (
                  <Pebble moods={moods} seed={seedOf(day)} />
                ) : (
                  // Until it is known, neither a day nor an empty one.
                  !isBlank && (
                    <circle r={data ? 4 : 22} className={data ? 'fill-edge' : 'fill-line opacity-45'} />
                  )
                )}
              </g>
            )
          })}
        </svg>
      </span>
    </Link>
  )
}
