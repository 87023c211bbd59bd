import { CalendarClock, type LucideIcon, MapPin, Repeat, Ticket, UsersRound, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { mapLink } from './event-map.ts'
import { priceInWords, whenInWords } from './event-words.ts'
import { recurrenceOf } from './recurrence-words.ts'
import { timeOnSite } from './time-on-site.ts'

type FactProps = { icon: LucideIcon; name: string; children: ReactNode }

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div className="grid grid-cols-[1.25rem_1fr] gap-x-3">
      <dt>
        <Icon className="mt-[0.2em] size-5 text-accent" aria-hidden="true" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

function Venue({ venue }: { venue: Extract<GlobalEvent['location'], { type: 'venue' }> }) {
  const map = mapLink(venue)
  return (
    <>
      <span className="block font-medium">{venue.name?.trim() || t('Venue Location')}</span>
      {venue.address && <span className="block text-ink-soft">{venue.address}</span>}
      {map && (
        <OutLink to={map} className={buttonClass('link', 'text-sm')}>
          {t('View on Map')}
        </OutLink>
      )}
    </>
  )
}

/** The capacity and the free places; nothing without a capacity. Who has a place needs none to be left. */
export function placesInWords(
  { capacity, available }: Pick<GlobalEvent, 'capacity' | 'available'>,
  isGoing: boolean,
) {
  if (capacity === null) return undefined
  const most = t('{count, plural, other {Max # attendees}}', { count: capacity })
  if (available === null || available >= capacity || (isGoing && available <= 0)) return most
  const left = t('{count, plural, one {# place left} other {# places left}}', { count: available })
  return `${most} · ${available <= 0 ? t('no places left') : left}`
}

/** When, where, the price and the capacity, in full. */
export function EventFacts({ event, isGoing }: { event: GlobalEvent; isGoing: boolean }) {
  const price = priceInWords(event)
  const places = placesInWords(event, isGoing)
  const repeats = recurrenceOf(event, zone())
  const onSite = timeOnSite(event, zone())
  return (
    <dl className="grid gap-3 border-y border-line py-4">
      <Fact icon={CalendarClock} name={t('When')}>
        <time dateTime={event.start}>{whenInWords(event, zone()).replace(/\s–\s/g, '\u00a0–\u00a0')}</time>
        {onSite && <span className="block text-sm text-ink-soft">{onSite}</span>}
      </Fact>
      {repeats && (
        <Fact icon={Repeat} name={t('Repeats')}>
          {repeats}
        </Fact>
      )}
      <Fact icon={event.location.type === 'online' ? Video : MapPin} name={t('Where')}>
        {event.location.type === 'online' ? (
          <span className="font-medium">{t('Online Event')}</span>
        ) : (
          <Venue venue={event.location} />
        )}
      </Fact>
      {price && (
        <Fact icon={Ticket} name={t('Price')}>
          {price}
        </Fact>
      )}
      {places && (
        <Fact icon={UsersRound} name={t('Places')}>
          {places}
        </Fact>
      )}
    </dl>
  )
}
