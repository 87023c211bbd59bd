import type { GlobalEvent } from '../../../contract/events.ts'
import { DateLeaf } from './date-leaf.tsx'
import { EventPicture } from './event-picture.tsx'

/** The strip of an event along the top edge of its dialog. It stands before the title and is read after it. */
export const EventHead = ({ event }: { event: GlobalEvent }) => (
  <EventPicture
    event={event}
    priority
    sizes="(min-width: 576px) 576px, 100vw"
    className="-order-1 -mx-4 -mt-4 aspect-[21/9] shrink-0 sm:-mx-6 sm:-mt-6 sm:aspect-auto sm:h-50"
  >
    <DateLeaf
      event={event}
      faded={false}
      className="absolute start-4 top-3 shadow-[0_2px_10px_var(--shade)] sm:start-6 sm:top-5"
    />
    {/* The ground of the close button, which lies over it. */}
    <span aria-hidden="true" className="absolute end-3 top-3 size-11 rounded-pill bg-surface/90" />
  </EventPicture>
)
