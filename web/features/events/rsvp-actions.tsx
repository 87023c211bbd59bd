import { Check, Star } from 'lucide-react'
import { useRef } from 'react'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { rsvpWords } from './event-words.ts'
import { isUpcoming } from './rules.ts'
import { useRsvp } from './use-rsvp.ts'

const tones = { going: 'good', interested: 'warn', not_going: 'plain' } as const

/** The member's RSVP; nothing without one. */
export function RsvpBadge({ status }: { status: RsvpStatus | undefined }) {
  return status ? <Badge tone={tones[status]}>{translate(rsvpWords[status])}</Badge> : null
}

type RsvpActionsProps = { event: GlobalEvent; status: RsvpStatus | undefined; now: number }

/** Going and Interested until the event starts, and a button to withdraw an answer at any time. */
export function RsvpActions({ event, status, now }: RsvpActionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { mutate } = useRsvp()
  const open = isUpcoming(event, now)
  const answered = status === 'going' || status === 'interested'
  if (!open && !answered) return null
  const answer = (next: RsvpStatus) => mutate({ event, status: next })
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-wrap items-center gap-2">
      <legend className="sr-only">{t('Your answer to {title}', { title: event.title })}</legend>
      {open && (
        <>
          <Chip className="max-sm:px-3" pressed={status === 'going'} onClick={() => answer('going')}>
            <Check className="size-4" aria-hidden="true" />
            {t('Going')}
          </Chip>
          <Chip
            className="max-sm:px-3"
            pressed={status === 'interested'}
            onClick={() => answer('interested')}
          >
            <Star className="size-4" aria-hidden="true" />
            {t('Interested')}
          </Chip>
        </>
      )}
      {answered && (
        <Button
          look="link"
          className="text-sm sm:px-1"
          onClick={() => {
            answer('not_going')
            // The button disappears. The focus of a member who pressed it by keyboard stays in place.
            group.current?.focus()
          }}
        >
          {t('Remove RSVP')}
        </Button>
      )}
    </fieldset>
  )
}
