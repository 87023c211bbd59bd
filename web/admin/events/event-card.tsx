import {
  Archive,
  ArchiveRestore,
  CalendarClock,
  CalendarRange,
  type LucideIcon,
  MapPin,
  Pencil,
  Radar,
  Repeat,
  Ticket,
  Trash2,
  UsersRound,
  Video,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { DateLeaf } from '../../features/events/date-leaf.tsx'
import { EventTags } from '../../features/events/event-tags.tsx'
import { priceInWords, whenInWords } from '../../features/events/event-words.ts'
import { isPast } from '../../features/events/rules.ts'
import { zone } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'

function Line({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[1rem_1fr] gap-x-2.5">
      <Icon className="mt-[0.28em] size-4 text-accent" aria-hidden="true" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  )
}

function Where({ location }: Pick<GlobalEvent, 'location'>) {
  if (location.type === 'online') return <Line icon={Video}>{t('Online Event')}</Line>
  const name = location.name?.trim()
  const address = location.address?.trim()
  return (
    <Line icon={MapPin}>
      {name && <span className="block">{name}</span>}
      {(address || !name) && <span className="block">{address || t('Venue')}</span>}
    </Line>
  )
}

type CardActions = {
  /** `button` is the one that was pressed. */
  onRsvps: (button: HTMLElement) => void
  /** Who comes, without the way over their number. */
  onAttendees: () => void
  onDates: () => void
  onEdit: () => void
  onFlip: () => void
  onRemove: () => void
}

type EventCardProps = CardActions & { event: GlobalEvent; now: number; busy: boolean }

/** An event as an administrator sees it, with all that can be done about it (specification, Admin 2). */
export function EventCard({ event, now, busy, ...actions }: EventCardProps) {
  const { title, capacity, isActive } = event
  const price = priceInWords(event)
  return (
    <article
      aria-busy={busy}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex gap-4">
        <DateLeaf event={event} faded={!isActive || isPast(event, now)} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h2 className="text-lg wrap-anywhere">{title}</h2>
            {event.movedFrom && <Badge tone="warn">{t('Moved')}</Badge>}
            {!isActive && <Badge tone="clay">{t('Inactive')}</Badge>}
          </div>
          <p className="mt-0.5 line-clamp-2 text-ink-soft wrap-anywhere">{event.description}</p>
        </div>
      </header>
      <ul className="grid gap-1">
        <Line icon={CalendarClock}>
          <time dateTime={event.start}>{whenInWords(event, zone())}</time>
        </Line>
        {event.recurrence && <Line icon={Repeat}>{t('Comes back regularly')}</Line>}
        <Where location={event.location} />
        {event.visibility === 'geo' && (
          <Line icon={Radar}>
            {event.geoRadiusKm === null
              ? t('Geo-targeted')
              : t('Geo-targeted ({km} km radius)', { km: event.geoRadiusKm })}
          </Line>
        )}
        {price && <Line icon={Ticket}>{price}</Line>}
        {capacity !== null && (
          <Line icon={UsersRound}>
            {t('{count, plural, other {Max # attendees}}', { count: capacity })}
            {event.waitlist && ` · ${t('Waiting list')}`}
          </Line>
        )}
      </ul>
      <EventTags tags={event.tags} />
      <div className="mt-auto flex flex-wrap items-center gap-x-1 border-t border-line pt-2">
        <Button
          look="link"
          className="me-auto px-1 text-sm"
          aria-label={t('RSVPs for {title}', { title })}
          onClick={({ currentTarget }) => actions.onRsvps(currentTarget)}
        >
          {t('RSVPs')}
        </Button>
        {event.recurrence && (
          <IconButton label={t('Dates of {title}', { title })} onClick={actions.onDates}>
            <CalendarRange />
          </IconButton>
        )}
        <IconButton label={t('People of {title}', { title })} onClick={actions.onAttendees}>
          <UsersRound />
        </IconButton>
        <IconButton label={t('Edit {title}', { title })} onClick={actions.onEdit}>
          <Pencil />
        </IconButton>
        <IconButton
          label={isActive ? t('Archive {title}', { title }) : t('Activate {title}', { title })}
          onClick={actions.onFlip}
        >
          {isActive ? <Archive /> : <ArchiveRestore />}
        </IconButton>
        <IconButton
          label={t('Delete {title}', { title })}
          className="hover:bg-danger-soft hover:text-danger"
          onClick={actions.onRemove}
        >
          <Trash2 />
        </IconButton>
      </div>
    </article>
  )
}
