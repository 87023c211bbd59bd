import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { t } from '../../../../contract/t.ts'
import { addDays } from '../../../../contract/week.ts'
import { Pebble, TodayRing } from '../pebble.tsx'
import { seedOf } from '../pebble-outline.ts'
import { moodDays } from '../queries.ts'

const days = 14
const pitch = 64

/** The last two weeks of the field of days in one row, today at its end; it leads to the whole. */
export function Fortnight({ today }: { today: string }) {
  const first = addDays(today, 1 - days)
  const { data } = useQuery(moodDays(first, today))
  const byDay = new Map(data?.map(({ date, moods }) => [date, moods]))
  return (
    <Link to="/mood" title={t('The weather you came through')} className="group block pt-1 pb-5">
      <span className="mb-2.5 block text-xs text-ink-soft">{t('Two weeks')}</span>
      <svg
        viewBox={`0 0 ${days * pitch} ${pitch}`}
        className="h-auto w-full transition-transform duration-200 group-hover:-translate-y-0.5"
        aria-hidden="true"
      >
        {Array.from({ length: days }, (_, place) => {
          const day = addDays(first, place)
          const moods = byDay.get(day) ?? []
          return (
            <g key={day} data-day={day} transform={`translate(${(place + 0.5) * pitch} ${pitch / 2})`}>
              {day === today && (
                <g transform="scale(1.14)">
                  <TodayRing />
                </g>
              )}
              {moods.length > 0 ? (
                <Pebble moods={moods} seed={seedOf(day)} />
              ) : (
                <circle r="4" className="fill-edge" />
              )}
            </g>
          )
        })}
      </svg>
    </Link>
  )
}
