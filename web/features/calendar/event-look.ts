import type { GlobalEvent } from '../../../contract/events.ts'
import type { RsvpStatus } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'

type Answer = RsvpStatus | undefined

/** The member's answer as the name of an event says it; nothing for one they only could go to. */
export function answerInWords(answer: Answer): string | undefined {
  if (answer === 'going') return t('Going')
  return answer === 'interested' ? t('Interested') : undefined
}

/** What became of a date of a series: that it was cancelled, or takes place at another time. */
export function changeInWords({
  isCancelled,
  movedFrom,
}: Pick<GlobalEvent, 'isCancelled' | 'movedFrom'>): string | undefined {
  if (isCancelled) return t('Cancelled')
  return movedFrom ? t('Moved') : undefined
}

const going = 'border-[color-mix(in_oklab,var(--clay)_26%,transparent)] text-ink'

/**
 * How an event looks: tinted for one the member goes to, outlined for one they might, without a ground otherwise. One
 * that comes again and again is lighter.
 */
export function eventLook(
  { recurrence, isCancelled }: Pick<GlobalEvent, 'recurrence' | 'isCancelled'>,
  answer: Answer,
): string {
  if (isCancelled) return 'border-dashed border-line text-ink-soft'
  if (answer === 'going')
    return recurrence
      ? `bg-[color-mix(in_oklab,var(--clay-soft)_45%,var(--surface))] ${going}`
      : `bg-[color-mix(in_oklab,var(--clay-soft)_75%,var(--surface))] ${going}`
  if (answer === 'interested')
    return recurrence ? 'border-dashed border-clay text-ink' : 'border-clay text-ink'
  return 'border-transparent text-ink-soft hover:bg-hollow hover:text-ink'
}

/**
 * How an event looks in a cell of the month, where many stand together: what the member goes to or might is as dark as what
 * is their own, and has a dot.
 */
export function cellLook({ isCancelled }: Pick<GlobalEvent, 'isCancelled'>, answer: Answer): string {
  if (isCancelled || !answerInWords(answer)) return 'text-ink-soft hover:text-ink'
  return answer === 'going' ? 'text-ink font-medium' : 'text-ink'
}

/** The dot before it: full where the member goes, half full where they might, a ring otherwise; none if it is cancelled. */
export function cellDot(
  { isCancelled }: Pick<GlobalEvent, 'isCancelled'>,
  answer: Answer,
): string | undefined {
  if (isCancelled) return undefined
  if (answer === 'going') return 'bg-clay'
  return answer === 'interested'
    ? 'border border-clay bg-linear-to-r from-clay from-50% to-transparent to-50%'
    : 'border border-clay'
}

/** The mark before an event without an answer: a dot, and a ring for one that comes again and again. */
export const eventMark = ({ recurrence }: Pick<GlobalEvent, 'recurrence'>): string =>
  recurrence ? 'border border-clay' : 'bg-clay'
