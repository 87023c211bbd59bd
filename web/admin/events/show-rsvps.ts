import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { GlobalEvent } from '../../../contract/events.ts'
import type { rsvpSummary } from '../../../contract/rsvps.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { rsvpsOf, seriesDates } from './queries.ts'
import { dateInWords } from './use-date-actions.ts'

const shownMs = 8000
const toastId = 'rsvps'

export type RsvpSummary = z.infer<typeof rsvpSummary>

/** The numbers of RSVPs, and how full the event is (specification, Admin 7); undefined if nobody has answered. */
export function rsvpsInWords({ statistics, capacity }: RsvpSummary) {
  const { going, interested, not_going, total } = statistics
  if (total === 0) return undefined
  const counts = [
    t('Going: {count}', { count: going }),
    t('Interested: {count}', { count: interested }),
    ...(not_going > 0 ? [t('Not going: {count}', { count: not_going })] : []),
    t('Total: {count}', { count: total }),
  ]
  const room = capacity && [
    t('Capacity: {count}', { count: capacity.capacity }),
    t('Available: {count}', { count: capacity.available }),
    t('{percentage}% full', { percentage: capacity.percentage }),
  ]
  return { counts: inOneLine(counts), room: room && inOneLine(room) }
}

/** The parts in one line. A narrow toast breaks the line only between two parts. */
const inOneLine = (parts: readonly string[]) =>
  parts.map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ')

/** The date of a series that the numbers are told of: the next one that takes place. */
async function nextDate(client: QueryClient, { id, recurrence }: GlobalEvent) {
  if (!recurrence) return undefined
  const dates = await client.fetchQuery(seriesDates(id))
  return dates.find(
    ({ end, change, isOrphan }) => !isOrphan && !change?.isCancelled && Date.parse(end) > Date.now(),
  )
}

/**
 * Tells in a toast of eight seconds how many answered an event, with a way to who they are. Each date of a series has its
 * own numbers, so they are told of the next one, which is named.
 */
export async function showRsvps(client: QueryClient, event: GlobalEvent, onWho: () => void): Promise<void> {
  const toast = { id: toastId, duration: shownMs }
  try {
    const date = await nextDate(client, event)
    const words = rsvpsInWords(
      await client.fetchQuery(rsvpsOf({ id: event.id, date: date?.occurrenceStart })),
    )
    const when = date && dateInWords(event, date)
    const action = { label: t('Who comes'), onClick: onWho }
    if (!words && when) return notify.info(t('No RSVPs yet for {when}', { when }), { ...toast, action })
    if (!words) return notify.info(t('No RSVPs yet for this event'), toast)
    const description = [when, words.room].filter(Boolean).join(' · ')
    notify.info(words.counts, { ...toast, action, ...(description && { description }) })
  } catch (error) {
    const offline = error instanceof ApiError && error.status === 0
    notify.error(t('Failed to load RSVPs'), {
      id: toastId,
      ...(offline && { description: t('You seem to be offline.') }),
    })
  }
}

/** Closes the toast: the details are open, or it is no longer wanted. */
export const hideRsvps = (): void => notify.dismiss(toastId)
