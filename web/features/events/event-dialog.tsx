import { useQuery } from '@tanstack/react-query'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { useNow } from '../../lib/use-now.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AgendaButton } from './agenda-button.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventTags } from './event-tags.tsx'
import { IcsButton } from './ics-button.tsx'
import { myRsvps } from './queries.ts'
import { RsvpActions, RsvpBadge } from './rsvp-actions.tsx'
import { shareLink, webLink } from './rules.ts'
import { TicketButton } from './ticket-button.tsx'

type EventDialogProps = {
  /** Undefined while none is chosen. */
  event: GlobalEvent | undefined
  /** Where it was opened. The two specified dialogs differ in badge and labels (specification, Member 2). */
  place: 'global' | 'nearby'
  onClose: () => void
}

/** The details of an event, and its actions. */
export function EventDialog({ event, ...rest }: EventDialogProps) {
  return event ? <OpenDialog event={event} {...rest} /> : null
}

function OpenDialog({ event, place, onClose }: EventDialogProps & { event: GlobalEvent }) {
  const now = useNow()
  const status = useQuery(myRsvps).data?.find(({ eventId }) => eventId === event.id)?.status
  const nearby = place === 'nearby'
  const hasTickets = webLink(event.ticketUrl) || (!nearby && event.bookingUrl)
  return (
    <Dialog
      open
      lightDismiss
      onClose={onClose}
      title={
        // The text gets the focus, so that it is read before the first link.
        <span tabIndex={-1} data-autofocus className="block wrap-anywhere sm:text-2xl">
          {event.title}
        </span>
      }
    >
      <EventHead event={event} />
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-xs font-medium tracking-[0.08em] text-ink-soft">
          {nearby ? t('NEARBY') : t('GLOBAL EVENT')}
        </span>
        <RsvpBadge status={status} />
        <CopyButton
          inWords
          className="ms-auto"
          label={t('Event link')}
          text={shareLink(event.id, window.location.origin)}
        />
      </div>
      <RsvpActions event={event} status={status} now={now} />
      <EventFacts event={event} isGoing={status === 'going'} />
      <p className="measure wrap-anywhere whitespace-pre-line">{event.description}</p>
      <EventTags tags={event.tags} />
      <div className="grid gap-3 border-t border-line pt-4 sm:grid-cols-2">
        <TicketButton event={event} label={nearby ? t('Buy Tickets') : t('Buy Ticket')} orBooking={!nearby} />
        <AgendaButton event={event} look={hasTickets ? 'quiet' : 'primary'} />
        <IcsButton event={event} label={nearby ? t('Download .ics') : t('Add to Calendar (.ics)')} />
      </div>
    </Dialog>
  )
}
