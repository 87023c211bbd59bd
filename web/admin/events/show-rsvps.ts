import type { QueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import type { rsvpSummary } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { rsvpsOf } from './queries.ts'

const shownMs = 8000
const toastId = 'rsvps'

/** The numbers of RSVPs, and how full the event is (specification, Admin 7); undefined if nobody has answered. */
export function rsvpsInWords({ statistics, capacity }: z.infer<typeof rsvpSummary>) {
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

/** Tells in a toast of eight seconds how many answered an event, with a way to who they are. */
export async function showRsvps(client: QueryClient, id: string, onWho: () => void): Promise<void> {
  const toast = { id: toastId, duration: shownMs }
  try {
    const words = rsvpsInWords(await client.fetchQuery(rsvpsOf(id)))
    if (!words) return notify.info(t('No RSVPs yet for this event'), toast)
    const action = { label: t('Who comes'), onClick: onWho }
    notify.info(words.counts, { ...toast, action, ...(words.room && { description: words.room }) })
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
