import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { EventPill } from './event-pill.tsx'

type DayEventsProps = { day: string; events: readonly GlobalEvent[]; onEvent: (event: GlobalEvent) => void }

/** All events of a day. */
export function DayEvents({ day, events, onEvent }: DayEventsProps) {
  return (
    <ul aria-label={t('Events')} className="grid gap-2">
      {events.map((event) => (
        <li key={`${event.id} ${event.start}`}>
          <EventPill event={event} day={day} onOpen={onEvent} />
        </li>
      ))}
    </ul>
  )
}
