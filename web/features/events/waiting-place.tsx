import type { GlobalEvent } from '../../../contract/events.ts'
import type { MyWaiting, RsvpStatus } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { isUpcoming } from './rules.ts'
import { useWaitlist } from './use-waitlist.ts'

type WaitingPlaceProps = {
  event: GlobalEvent
  status: RsvpStatus | undefined
  waiting: MyWaiting | undefined
  /** The one date of a series that is answered. */
  occurrenceStart: string | undefined
  now: number
  /** The server said that there is no place, though the event shown may have one. */
  isFull: boolean
  /** Its button goes when the answer comes. */
  onPress: () => void
}

/** The line for a place of a full event: joining it, one's place in it, what came of it, and leaving it. */
export function WaitingPlace({ event, status, waiting, now, isFull, onPress, ...rest }: WaitingPlaceProps) {
  const { id, title } = event
  const occurrenceStart = waiting ? (waiting.occurrenceStart ?? undefined) : rest.occurrenceStart
  const { join, leave, isPending } = useWaitlist({ id, title, occurrenceStart })
  const isOpen = isUpcoming(event, now) && !event.isCancelled
  if (waiting?.place === 0)
    return status === 'going' && isOpen ? (
      <p className="w-full text-sm text-good">{t('A place came free, and it is yours.')}</p>
    ) : null
  if (waiting)
    return (
      <div className="flex w-full flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <Badge tone="warn">
          {t(
            '{place, selectordinal, one {Waiting list: #st} two {Waiting list: #nd} few {Waiting list: #rd} other {Waiting list: #th}}',
            { place: waiting.place },
          )}
        </Badge>
        {isOpen && event.available !== null && event.available > 0 && (
          <span className="font-medium text-good">{t('A place is free. It is for who takes it first.')}</span>
        )}
        <Button
          look="link"
          className="text-sm"
          pending={isPending}
          onClick={() => {
            onPress()
            void leave()
          }}
        >
          {t('Leave the waiting list')}
        </Button>
      </div>
    )
  const isOffered = event.waitlist && isOpen && status !== 'going' && (event.available === 0 || isFull)
  return isOffered ? (
    <Button
      look="quiet"
      className="text-sm"
      pending={isPending}
      onClick={() => {
        onPress()
        join()
      }}
    >
      {t('Full – join the waiting list')}
    </Button>
  ) : null
}
