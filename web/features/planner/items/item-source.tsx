import { MapPin, Ticket } from 'lucide-react'
import type { PlannerItem } from '../../../../contract/planner.ts'
import { t } from '../../../../contract/t.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { notify } from '../../../ui/toasts/notify.ts'
import { isBookable } from '../../events/rules.ts'

function Tickets({ url, of }: { url: string; of: string }) {
  const name = t('Tickets for {name}', { name: of })
  const words = (
    <>
      <Ticket className="size-4" aria-hidden="true" />
      {t('Tickets')}
    </>
  )
  if (isBookable(url))
    return (
      <a
        href={url}
        aria-label={name}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass('link', 'text-sm')}
      >
        {words}
      </a>
    )
  return (
    <button
      type="button"
      aria-label={name}
      className={buttonClass('link', 'text-sm')}
      onClick={() => notify.error(t('Invalid booking URL'), { id: 'booking' })}
    >
      {words}
    </button>
  )
}

/** The place and the tickets of an item that came from an event. A link that is not https is not shown as a link. */
export function ItemSource({ item: { location, ticketUrl, text } }: { item: PlannerItem }) {
  if (!location && !ticketUrl) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      {location && (
        <span className="inline-flex min-w-0 items-center gap-1.5 text-ink-soft">
          <MapPin className="size-4 shrink-0" aria-hidden="true" />
          <span className="wrap-anywhere">{location}</span>
        </span>
      )}
      {ticketUrl && <Tickets url={ticketUrl} of={text} />}
    </div>
  )
}
