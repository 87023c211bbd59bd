import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { EventCard } from './event-card.tsx'
import { hideRsvps, showRsvps } from './show-rsvps.ts'
import { useEventActions } from './use-event-actions.ts'

const step = 60

type EventCardsProps = {
  events: readonly GlobalEvent[]
  now: number
  onEdit: (id: string) => void
  onAttendees: (id: string) => void
  onDates: (id: string) => void
}

/** The cards, sixty at a time. When one goes, whoever was on it finds themselves at the list. */
export function EventCards({ events, now, onEdit, onAttendees, onDates }: EventCardsProps) {
  const client = useQueryClient()
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(most)
  const actions = useEventActions()
  const touched = useRef<string>(undefined)
  useEffect(() => {
    if (!touched.current || events.some(({ id }) => id === touched.current)) return
    touched.current = undefined
    if (document.activeElement === document.body) list.current?.focus({ preventScroll: true })
  }, [events, list])
  const act = (action: (event: GlobalEvent) => Promise<void>, event: GlobalEvent) => () => {
    touched.current = event.id
    void action(event)
  }
  const tell = (id: string) => (button: HTMLElement) =>
    void showRsvps(client, id, () => {
      // The toast goes; what opens gives the focus back to where it began.
      button.focus({ preventScroll: true })
      onAttendees(id)
    })
  const openFrom = (open: (id: string) => void, id: string) => () => {
    hideRsvps()
    open(id)
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={t('Events')} className="grid gap-4 lg:grid-cols-2">
        {events.slice(0, most).map((event) => (
          <li key={event.id} className="grid min-w-0">
            <EventCard
              event={event}
              now={now}
              busy={actions.busyWith.includes(event.id)}
              onRsvps={tell(event.id)}
              onAttendees={openFrom(onAttendees, event.id)}
              onDates={openFrom(onDates, event.id)}
              onEdit={openFrom(onEdit, event.id)}
              onFlip={act(actions.flip, event)}
              onRemove={act(actions.remove, event)}
            />
          </li>
        ))}
      </ul>
      {events.length > most && (
        <Button
          look="quiet"
          className="mt-6 justify-self-center"
          onClick={() => {
            willGrow()
            setMost(most + step)
          }}
        >
          {t('Show more events')}
        </Button>
      )}
    </>
  )
}
