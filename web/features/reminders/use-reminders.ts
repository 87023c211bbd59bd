import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { addDays, weekOf } from '../../../contract/week.ts'
import { zone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/use-today.ts'
import { coordinatesOf, eventsAhead, myRsvps } from '../events/queries.ts'
import { plannerReminders, weeklyReminders } from './queries.ts'
import { type DueReminder, dueEvents, dueItems, dueWeekly } from './rules.ts'

const daysAhead = 30
/** Short enough for reminders an hour ahead, and also active in a background tab. */
const kept = { refetchInterval: 10 * 60_000, refetchIntervalInBackground: true }

/**
 * Everything the member may be reminded of. `dueAt` returns what is due at a moment. `settled` says whether everything
 * has been requested. Events that the member declined are left out, and so is what could not be loaded. Days and weeks
 * start a day earlier, for reminders due just before midnight.
 */
export function useReminders(): { dueAt: (now: number) => DueReminder[]; settled: boolean } {
  const user = useUser()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const events = useQuery({ ...eventsAhead(daysAhead, coordinatesOf(user)), ...kept })
  const rsvps = useQuery({ ...myRsvps, ...kept })
  const items = useQuery({
    ...plannerReminders(yesterday, addDays(today, 1)),
    ...kept,
    placeholderData: keepPreviousData,
  })
  const weeks = useQueries({
    queries: [...new Set([weekOf(yesterday), weekOf(today)])].map((monday) => ({
      ...weeklyReminders(monday),
      ...kept,
    })),
  })

  const dueAt = (now: number) => {
    const declined = new Set(
      rsvps.data?.filter(({ status }) => status === 'not_going').map(({ eventId }) => eventId),
    )
    const wanted = rsvps.isPending ? [] : (events.data ?? []).filter(({ id }) => !declined.has(id))
    return [
      ...dueEvents(wanted, now),
      ...dueItems(items.data ?? [], now, zone()),
      ...dueWeekly(
        weeks.flatMap(({ data }) => data ?? []),
        now,
        zone(),
      ),
    ]
  }
  const settled = ![events, rsvps, items, ...weeks].some(({ isPending }) => isPending)
  return { dueAt, settled }
}
