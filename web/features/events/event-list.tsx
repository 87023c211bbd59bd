import { type ReactNode, useState } from 'react'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { EventCard } from './event-card.tsx'

const step = 60

type EventListProps = {
  events: readonly GlobalEvent[]
  rsvps: ReadonlyMap<string, RsvpStatus>
  now: number
  onOpen: (id: string) => void
  /** The specified words if there are no events, and what the member can do then. */
  empty: ReactNode
  scene: ReactNode
  action?: ReactNode
}

/** Cards, two in a row on a wide screen, sixty at a time. */
export function EventList({ events, rsvps, now, onOpen, empty, scene, action }: EventListProps) {
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(most)
  if (events.length === 0)
    return (
      <EmptyState scene={scene} action={action}>
        {empty}
      </EmptyState>
    )
  return (
    <>
      <ul ref={list} className="grid gap-4 md:grid-cols-2 md:gap-6">
        {events.slice(0, most).map((event) => (
          <li key={event.id} className="grid min-w-0">
            <EventCard event={event} status={rsvps.get(event.id)} now={now} onOpen={() => onOpen(event.id)} />
          </li>
        ))}
      </ul>
      {events.length > most && (
        <div className="grid justify-items-center gap-3 pt-8">
          <p className="text-sm text-ink-soft">
            {t('{count, plural, other {{shown} of # events}}', { shown: most, count: events.length })}
          </p>
          <Button
            look="quiet"
            onClick={() => {
              willGrow()
              setMost(most + step)
            }}
          >
            {t('Show more events')}
          </Button>
        </div>
      )}
    </>
  )
}
