import { CalendarClock, type LucideIcon, MapPin, Ticket, UsersRound, Video } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { placesInWords } from './event-facts.tsx'
import { EventTags } from './event-tags.tsx'
import { priceInWords, whenInWords, whereInWords } from './event-words.ts'
import { RsvpActions, RsvpBadge } from './rsvp-actions.tsx'
import { isPast, isUpcoming, joinLink, webLink } from './rules.ts'

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <p className="grid grid-cols-[1rem_1fr] gap-x-2.5">
      <Icon className="mt-[0.28em] size-4 text-accent" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

type EventCardProps = {
  event: GlobalEvent
  status: RsvpStatus | undefined
  now: number
  onOpen: () => void
}

/** An event on the events screen (specification, Member 2). Its title opens the details. */
export function EventCard({ event, status, now, onOpen }: EventCardProps) {
  const id = useId()
  const past = isPast(event, now)
  const price = priceInWords(event)
  const places = placesInWords(event, status === 'going')
  const tickets = webLink(event.ticketUrl)
  const join = joinLink(event, status, now)
  return (
    <article className="flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface">
      {past && (
        <p className="border-b border-line bg-hollow px-4 py-1.5 text-sm text-ink-soft sm:px-6">
          {t('Past Event')}
        </p>
      )}
      <div className="flex flex-1 flex-col gap-4 p-4 sm:p-6">
        <header className="flex gap-4">
          <DateLeaf event={event} faded={past} />
          <div className="min-w-0 flex-1">
            <h2 id={id} className={cx('text-lg leading-snug wrap-anywhere', past && 'text-ink-soft')}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={onOpen}
                className="min-h-11 rounded-sm text-start decoration-1 underline-offset-4 hover:underline"
              >
                {event.title}
              </button>
            </h2>
            <p className="flex flex-wrap gap-2 empty:hidden">
              <RsvpBadge status={status} />
              {!past && !isUpcoming(event, now) && <Badge tone="clay">{t('Happening now')}</Badge>}
            </p>
          </div>
        </header>
        <p className="line-clamp-3 text-ink-soft wrap-anywhere">{event.description}</p>
        <div className="grid gap-1.5 text-sm">
          <Line icon={CalendarClock}>
            <time dateTime={event.start}>{whenInWords(event, zone())}</time>
          </Line>
          <Line icon={event.location.type === 'online' ? Video : MapPin}>
            {whereInWords(event, t('Venue location'))}
          </Line>
          {price && <Line icon={Ticket}>{price}</Line>}
          {places && <Line icon={UsersRound}>{places}</Line>}
        </div>
        <EventTags tags={event.tags} />
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 empty:hidden">
          <RsvpActions event={event} status={status} now={now} />
          {(tickets || join) && (
            <div className="flex flex-wrap gap-2">
              {tickets && (
                <OutLink to={tickets} describedBy={id} className={buttonClass('quiet', 'text-sm')}>
                  {t('Get Tickets')}
                </OutLink>
              )}
              {join && (
                <OutLink to={join} describedBy={id} className={buttonClass('primary', 'text-sm')}>
                  {t('Join Online')}
                </OutLink>
              )}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
