import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'
import { EventPill } from './event-pill.tsx'

type DayEventsProps = {
  day: string
  events: readonly GlobalEvent[]
  answerTo: (event: GlobalEvent) => RsvpStatus | undefined
  onEvent: (event: GlobalEvent) => void
}

/** All events of a day. */
export function DayEvents({ day, events, answerTo, onEvent }: DayEventsProps) {
  return (
    <ul aria-label={t('Events')} className="grid gap-1">
      {events.map((event) => (
        <li key={`${event.id} ${event.start}`}>
          <EventPill event={event} day={day} answer={answerTo(event)} place="list" onOpen={onEvent} />
        </li>
      ))}
    </ul>
  )
}
