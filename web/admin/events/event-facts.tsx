import { type LucideIcon, MapPin, Radar, Repeat, Ticket, UsersRound, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { priceInWords } from '../../features/events/event-words.ts'
import { recurrenceOf } from '../../features/events/recurrence-words.ts'
import { zone } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'

type FactProps = {
  icon: LucideIcon
  /** All of it, where a desk may have no room for that. */
  title?: string
  className?: string
  children: ReactNode
}

/** Something about an event: on a desk one line, whatever its length. */
function Fact({ icon: Icon, title, className, children }: FactProps) {
  return (
    <span className={cx('flex min-w-0 gap-x-1.5', className)}>
      <Icon className="mt-[0.3em] size-3.5 shrink-0 text-accent" aria-hidden="true" />
      <span title={title} className="min-w-0 wrap-anywhere md:truncate">
        {children}
      </span>
    </span>
  )
}

function Where({ location }: Pick<GlobalEvent, 'location'>) {
  if (location.type === 'online')
    return (
      <Fact icon={Video} className="shrink-0">
        {t('Online Event')}
      </Fact>
    )
  const name = location.name?.trim()
  const address = location.address?.trim()
  return (
    <Fact icon={MapPin} title={[name, address].filter(Boolean).join(', ')}>
      {name && <span className={cx(address && "after:content-[',_']")}>{name}</span>}
      {(address || !name) && <span>{address || t('Venue')}</span>}
    </Fact>
  )
}

/** Within which circle it is seen; nothing of one that all members see. */
function circleInWords({ visibility, geoRadiusKm: km }: GlobalEvent): string | undefined {
  if (visibility !== 'geo') return undefined
  return km === null ? t('Geo-targeted') : t('Geo-targeted ({km} km radius)', { km })
}

/** For how many it is, and whether others can wait. */
function placesInWords(capacity: number, { waitlist }: GlobalEvent): string {
  const most = t('{count, plural, other {Max # attendees}}', { count: capacity })
  return waitlist ? `${most} · ${t('Waiting list')}` : most
}

/** How full it is; nothing of one that everybody can come to, or of which that is not known. */
export function fullnessOf({ capacity, available }: GlobalEvent): string | undefined {
  if (capacity === null || available === null) return undefined
  if (available <= 0) return t('Full')
  return t('{taken} of {capacity}||places of an event', { taken: capacity - available, capacity })
}

/** How full it is, as a bar. The toast of its RSVPs tells the numbers. */
const Taken = ({ capacity, available }: { capacity: number; available: number | null }) =>
  available !== null &&
  capacity > 0 && (
    <span
      aria-hidden="true"
      className="me-2 inline-block h-1.5 w-12 overflow-hidden rounded-pill bg-raised align-middle"
    >
      <span
        className={cx('block h-full rounded-pill', available > 0 ? 'bg-good' : 'bg-honey')}
        style={{ width: `${Math.min(100, (1 - available / capacity) * 100)}%` }}
      />
    </span>
  )

/** Where it is, who sees it, what it costs and for how many it is: on a desk one line each. */
export function EventFacts({ event }: { event: GlobalEvent }) {
  const { capacity } = event
  const price = priceInWords(event)
  const repeats = recurrenceOf(event, zone())
  const seenFrom = circleInWords(event)
  return (
    <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-3 gap-y-0.5 *:flex *:min-w-0 *:gap-x-3 *:empty:hidden max-md:*:flex-wrap md:col-start-2 md:row-start-4 md:flex md:flex-wrap md:pt-1 md:text-xs md:leading-snug lg:col-start-3 lg:row-span-3 lg:row-start-1 lg:grid lg:content-center lg:pt-0">
      <li>
        <Where location={event.location} />
        {repeats && (
          <Fact icon={Repeat} title={repeats}>
            {repeats}
          </Fact>
        )}
      </li>
      <li>
        {seenFrom && (
          <Fact icon={Radar} title={seenFrom}>
            {seenFrom}
          </Fact>
        )}
        {price && (
          <Fact icon={Ticket} className="shrink-0">
            {price}
          </Fact>
        )}
      </li>
      <li>
        {capacity !== null && (
          <Fact icon={UsersRound} title={placesInWords(capacity, event)}>
            <Taken capacity={capacity} available={event.available} />
            {placesInWords(capacity, event)}
          </Fact>
        )}
      </li>
    </ul>
  )
}
