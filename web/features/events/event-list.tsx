import type { ReactNode } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EventCard } from './event-card.tsx'
import type { RsvpStatus } from './rules.ts'

type EventListProps = {
  events: readonly GlobalEvent[]
  rsvps: ReadonlyMap<string, RsvpStatus>
  now: number
  onOpen: (id: string) => void
  /** The specified words when there are none, and what one can do then. */
  empty: ReactNode
  action?: ReactNode
}

/** Cards, two beside each other on a desk. Those far below are drawn when they come near. */
export function EventList({ events, rsvps, now, onOpen, empty, action }: EventListProps) {
  if (events.length === 0) return <EmptyState action={action}>{empty}</EmptyState>
  return (
    <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
      {events.map((event) => (
        <li
          key={event.id}
          className="grid min-w-0 [contain-intrinsic-size:auto_24rem] [content-visibility:auto]"
        >
          <EventCard event={event} status={rsvps.get(event.id)} now={now} onOpen={() => onOpen(event.id)} />
        </li>
      ))}
    </ul>
  )
}
