import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { EventCard } from './event-card.tsx'
import { asSeries } from './event-form.ts'
import { eventsByMonth } from './events-by-month.ts'
import { hideRsvps, showRsvps } from './show-rsvps.ts'
import { useEventActions } from './use-event-actions.ts'

const step = 60

type EventCardsProps = {
  events: readonly GlobalEvent[]
  now: number
  onEdit: (id: string) => void
  onDuplicate: (id: string) => void
  onAttendees: (id: string) => void
  onDates: (id: string) => void
}

/** The events under their months, sixty at a time. When one goes, whoever was on it finds themselves at the list. */
export function EventCards({ events, now, onEdit, onDuplicate, onAttendees, onDates }: EventCardsProps) {
  const client = useQueryClient()
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLOListElement>(most, ':scope > li > ul > li')
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
  const tell = (event: GlobalEvent) => (button: HTMLElement) =>
    void showRsvps(client, asSeries(event), () => {
      // The toast goes; what opens gives the focus back to where it began.
      button.focus({ preventScroll: true })
      onAttendees(event.id)
    })
  const openFrom = (open: (id: string) => void, id: string) => () => {
    hideRsvps()
    open(id)
  }
  return (
    <>
      <ol ref={list} tabIndex={-1} aria-label={t('Events')} className="grid grid-cols-[minmax(0,1fr)] gap-6">
        {eventsByMonth(events.slice(0, most), now, zone()).map(({ heading, events }) => (
          <li key={heading} className="min-w-0">
            <h2 className="pb-1 text-base first-letter:uppercase md:pb-1.5 md:text-lg">{heading}</h2>
            <ul className="divide-y divide-line rounded-card border border-line bg-surface px-3 py-2 md:px-4 md:py-1">
              {events.map((event) => (
                <li key={event.id} className="min-w-0">
                  <EventCard
                    event={event}
                    now={now}
                    busy={actions.busyWith.includes(event.id)}
                    onRsvps={tell(event)}
                    onAttendees={openFrom(onAttendees, event.id)}
                    onDates={openFrom(onDates, event.id)}
                    onEdit={openFrom(onEdit, event.id)}
                    onDuplicate={openFrom(onDuplicate, event.id)}
                    onFlip={act(actions.flip, event)}
                    onRemove={act(actions.remove, event)}
                  />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
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
