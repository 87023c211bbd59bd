import { Check, type LucideIcon, Star } from 'lucide-react'
import { useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { MyWaiting, RsvpStatus } from '../../../contract/rsvps.ts'
import { t, translate } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useFocusKept } from '../../ui/use-focus-kept.ts'
import { mayCome } from './answers.ts'
import { rsvpWords } from './event-words.ts'
import { isUpcoming } from './rules.ts'
import { useRsvp } from './use-rsvp.ts'
import { WaitingPlace } from './waiting-place.tsx'

const tones = { going: 'good', interested: 'warn', not_going: 'plain' } as const

type RsvpBadgeProps = {
  status: RsvpStatus | undefined
  waits?: boolean
  /** Whether it is the one strong mark around it, as on a card. In a list of dates it is not. */
  isStrong?: boolean
}

/** The member's RSVP; nothing without one, and nothing of who waits for a place after they had declined. */
export function RsvpBadge({ status, waits, isStrong }: RsvpBadgeProps) {
  return status && !(waits && status === 'not_going') ? (
    <Badge tone={isStrong && status === 'going' ? 'strong' : tones[status]}>
      {translate(rsvpWords[status])}
    </Badge>
  ) : null
}

type PartProps = {
  icon: LucideIcon
  pressed: boolean
  /** Nothing is left of it. A place may have come free meanwhile: the server says, if it is pressed. */
  isFull?: boolean
  onPress: () => void
  children: string
}

/** One of the two parts of an answer. A second press says the same once more: an answer is withdrawn by its own button. */
function Part({ icon: Icon, pressed, isFull, onPress, children }: PartProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={cx(
        'touch inline-flex items-center justify-center gap-1.5 px-2.5 text-sm font-medium transition-colors first:rounded-s-pill first:ps-3 last:rounded-e-pill last:border-s last:border-edge last:pe-3 not-aria-pressed:hover:inset-ring-2 not-aria-pressed:hover:inset-ring-accent focus-visible:relative focus-visible:z-1 aria-pressed:bg-accent-soft aria-pressed:text-accent-strong forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none',
        isFull && 'bg-hollow text-ink-soft',
      )}
    >
      {!isFull && <Icon className="size-4" aria-hidden="true" />}
      <span>{children}</span>
      {isFull && <strong className="font-semibold text-ink"> {t('Full')}</strong>}
    </button>
  )
}

type RsvpActionsProps = {
  event: GlobalEvent
  status: RsvpStatus | undefined
  now: number
  /** The one date of a series that is answered, by its start in the series. Without it, all dates are. */
  occurrenceStart?: string | undefined
  waiting?: MyWaiting | undefined
}

/**
 * Going and Interested as one control of two parts until the event starts, and a button to withdraw an answer at any
 * time, but for a date that was cancelled. Where an event is full, the line for a place.
 */
export function RsvpActions({ event, status, now, occurrenceStart, waiting }: RsvpActionsProps) {
  const { place: group, willChange } = useFocusKept<HTMLFieldSetElement>(`${status} ${waiting?.place}`)
  const [isRefused, setRefused] = useState(false)
  const { mutate } = useRsvp()
  // All dates can be answered whatever became of the one that is shown.
  const isOff = event.isCancelled && (occurrenceStart !== undefined || !event.recurrence)
  const open = isUpcoming(event, now) && !isOff
  const answered = mayCome(status) && !isOff
  if (!open && !answered && !waiting) return null
  const answer = (next: RsvpStatus) =>
    void mutate({ event, status: next, occurrenceStart, before: status }).then((isTaken) =>
      setRefused(!isTaken && next === 'going'),
    )
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="sr-only">{t('Your answer to {title}', { title: event.title })}</legend>
      {open && (
        <div className="inline-flex rounded-pill border border-edge bg-surface">
          <Part
            icon={Check}
            pressed={status === 'going'}
            isFull={event.available === 0 && status !== 'going'}
            onPress={() => answer('going')}
          >
            {t('Going')}
          </Part>
          <Part icon={Star} pressed={status === 'interested'} onPress={() => answer('interested')}>
            {t('Interested')}
          </Part>
        </div>
      )}
      {answered && (
        <Button
          look="link"
          className="text-sm"
          onClick={() => {
            answer('not_going')
            // The button disappears. The focus of a member who pressed it by keyboard stays in place.
            group.current?.focus()
          }}
        >
          {t('Remove RSVP')}
        </Button>
      )}
      <WaitingPlace
        {...{ event, status, waiting, occurrenceStart, now }}
        isFull={isRefused}
        onPress={willChange}
      />
    </fieldset>
  )
}
