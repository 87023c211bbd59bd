import type { ReactNode } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AgendaButton } from './agenda-button.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventTags } from './event-tags.tsx'
import { IcsButton } from './ics-button.tsx'
import { TicketButton } from './ticket-button.tsx'

type EventDialogProps = {
  /** Undefined while none is chosen. */
  event: GlobalEvent | undefined
  /** Where it was opened: the two specified dialogs differ in badge and labels (member.md section 2). */
  place: 'global' | 'nearby'
  onClose: () => void
  /** Stands beside the badge. */
  badge?: ReactNode
  /** Stands above the buttons. */
  children?: ReactNode
}

/** All there is to know about an event, and what one can do with it. */
export function EventDialog({ event, place, onClose, badge, children }: EventDialogProps) {
  if (!event) return null
  const nearby = place === 'nearby'
  return (
    <Dialog
      open
      lightDismiss
      onClose={onClose}
      title={<span className="wrap-anywhere sm:text-2xl">{event.title}</span>}
    >
      <p className="-mt-1 flex flex-wrap gap-2">
        <Badge tone="accent">{nearby ? t('NEARBY') : t('GLOBAL EVENT')}</Badge>
        {badge}
      </p>
      <EventFacts event={event} />
      <p className="measure wrap-anywhere whitespace-pre-line">{event.description}</p>
      <EventTags tags={event.tags} />
      {children}
      <div className="flex flex-col gap-3 border-t border-line pt-4 sm:flex-row sm:flex-wrap">
        <TicketButton event={event} label={nearby ? t('Buy Tickets') : t('Buy Ticket')} orBooking={!nearby} />
        <AgendaButton event={event} />
        <IcsButton event={event} label={nearby ? t('Download .ics') : t('Add to Calendar (.ics)')} />
      </div>
    </Dialog>
  )
}
