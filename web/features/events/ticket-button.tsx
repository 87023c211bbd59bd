import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { isBookable, webLink } from './rules.ts'

type TicketButtonProps = {
  event: Pick<GlobalEvent, 'ticketUrl' | 'bookingUrl'>
  label: string
  look?: 'primary' | 'quiet'
  /** Also shows for an event that has only a booking link. */
  orBooking?: boolean | undefined
}

/** A link to the ticket shop; nothing if there is none. */
export function TicketButton({ event, label, look = 'primary', orBooking }: TicketButtonProps) {
  const tickets = webLink(event.ticketUrl) ?? (orBooking ? event.bookingUrl : null)
  if (!tickets) return null
  if (tickets === event.bookingUrl && tickets !== event.ticketUrl && !isBookable(tickets))
    return (
      <Button look={look} className="sm:col-span-2" onClick={() => notify.error(t('Invalid booking URL'))}>
        {label}
      </Button>
    )
  return (
    <OutLink to={tickets} className={buttonClass(look, 'sm:col-span-2')}>
      {label}
    </OutLink>
  )
}
