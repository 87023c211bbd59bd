import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { DrawnMap } from '../../../contract/admin.ts'
import { t } from '../../../contract/t.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { cx } from '../../ui/cx.ts'
import { mapAround } from './queries.ts'
import { parseNumber } from './rules.ts'

/** Where the place is, by the nearest city. */
function whereInWords({ nearest }: DrawnMap): string {
  if (!nearest) return t('There is no city within 100 km.')
  const { km, display_name: city } = nearest
  return km < 2
    ? t('In the middle of {city}', { city })
    : t('{km, plural, other {# km from the middle of {city}}}', { km, city })
}

function Drawing({ map: { width, height, land, cities, center }, label }: { map: DrawnMap; label: string }) {
  // The name of the city at the center does not begin within its ring.
  const apart = (x: number, y: number) => (Math.hypot(x - center.x, y - center.y) < 14 ? 12 : 5)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${height}`}
      className="w-full rounded-md border border-line bg-hollow"
    >
      <path d={land} className="fill-surface stroke-edge" strokeWidth={0.6} strokeLinejoin="round" />
      {cities.map(({ name, side, x, y }) => (
        <g key={`${name} ${x}`} className="fill-ink-soft">
          <circle cx={x} cy={y} r={1.8} />
          <text
            x={side === 'right' ? x + apart(x, y) : x - apart(x, y)}
            textAnchor={side === 'right' ? 'start' : 'end'}
            y={y + 3.8}
            className="stroke-surface text-[11px]"
            strokeWidth={3}
            paintOrder="stroke"
            strokeLinejoin="round"
          >
            {name}
          </text>
        </g>
      ))}
      <circle cx={center.x} cy={center.y} r={8} className="fill-none stroke-clay" strokeWidth={2.5} />
      <circle cx={center.x} cy={center.y} r={3} className="fill-clay" />
    </svg>
  )
}

type PlaceMapProps = { lat: string; lng: string; className?: string }

/**
 * A plain map that shows whether the coordinates are in the right town, and says it in words; nothing without
 * coordinates. Our server draws it, so nobody else learns of the place.
 */
export function PlaceMap({ lat, lng, className }: PlaceMapProps) {
  const settled = useSettled(JSON.stringify([parseNumber(lat), parseNumber(lng)]), 400)
  const [north, east]: (number | null)[] = JSON.parse(settled)
  const isPlace = north != null && east != null && Math.abs(north) <= 90 && Math.abs(east) <= 180
  const read = useQuery({
    ...mapAround({ lat: north ?? 0, lng: east ?? 0 }),
    enabled: isPlace,
    placeholderData: keepPreviousData,
  })
  if (!isPlace) return null
  if (read.isError) return <p className="text-sm text-ink-soft">{t('The map cannot be shown just now.')}</p>
  const map = read.data
  return (
    <figure className={cx('grid max-w-lg gap-1.5', className)}>
      {map ? (
        <Drawing map={map} label={t('A map with the place and the cities around it')} />
      ) : (
        <div className="aspect-[3/2] rounded-md border border-line bg-hollow" />
      )}
      <figcaption className="text-sm text-ink-soft">
        <p role="status">{map && !read.isPlaceholderData ? whereInWords(map) : '\u00a0'}</p>
      </figcaption>
    </figure>
  )
}
