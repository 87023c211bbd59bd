import { Check, type LucideIcon, Star } from 'lucide-react'
import { useRef } from 'react'
import type { GlobalEvent, RsvpStatus } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { rsvpWords } from './event-words.ts'
import { isUpcoming } from './rules.ts'
import { useRsvp } from './use-rsvp.ts'

const tones = { going: 'good', interested: 'warn', not_going: 'plain' } as const

/** The member's RSVP; nothing without one. */
export function RsvpBadge({ status }: { status: RsvpStatus | undefined }) {
  return status ? <Badge tone={tones[status]}>{translate(rsvpWords[status])}</Badge> : null
}

type PartProps = { icon: LucideIcon; pressed: boolean; onPress: () => void; children: string }

/** One of the two parts of an answer. A second press says the same once more: an answer is withdrawn by its own button. */
function Part({ icon: Icon, pressed, onPress, children }: PartProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className="touch inline-flex items-center justify-center gap-1 px-2.5 text-sm font-medium transition-colors first:rounded-s-pill first:ps-3 last:rounded-e-pill last:border-s last:border-edge last:pe-3 not-aria-pressed:hover:bg-accent-soft focus-visible:relative focus-visible:z-1 aria-pressed:bg-accent aria-pressed:text-accent-ink aria-pressed:hover:bg-accent-strong forced-colors:aria-pressed:bg-[Highlight] forced-colors:aria-pressed:text-[HighlightText] forced-colors:aria-pressed:forced-color-adjust-none"
    >
      <Icon className="size-4" aria-hidden="true" />
      {children}
    </button>
  )
}

type RsvpActionsProps = { event: GlobalEvent; status: RsvpStatus | undefined; now: number }

/**
 * Going and Interested as one control of two parts until the event starts, and a button to withdraw an answer at any
 * time.
 */
export function RsvpActions({ event, status, now }: RsvpActionsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const { mutate } = useRsvp()
  const open = isUpcoming(event, now)
  const answered = status === 'going' || status === 'interested'
  if (!open && !answered) return null
  const answer = (next: RsvpStatus) => mutate({ event, status: next })
  return (
    <fieldset ref={group} tabIndex={-1} className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <legend className="sr-only">{t('Your answer to {title}', { title: event.title })}</legend>
      {open && (
        <div className="inline-flex rounded-pill border border-edge bg-surface">
          <Part icon={Check} pressed={status === 'going'} onPress={() => answer('going')}>
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
    </fieldset>
  )
}
