import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { type NoticeKind, noticeKinds } from '../../../contract/notice-kinds.ts'
import { addDays, weekOf } from '../../../contract/week.ts'
import { zone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { coordinatesOf, eventsAhead, myDateRsvps, myRsvps } from '../events/queries.ts'
import { answersOf } from '../events/rules.ts'
import { healthDay } from '../health/queries.ts'
import { isWanted, noticeSettings, plannerReminders, weeklyReminders } from './queries.ts'
import { type DueReminder, dueCheckIns, dueEvents, dueItems, dueMedicines, dueWeekly } from './rules.ts'

const daysAhead = 30
/** Short enough for reminders an hour ahead, and also active in a background tab. */
const kept = { refetchInterval: 10 * 60_000, refetchIntervalInBackground: true }

/**
 * Everything the member may be reminded of. `dueAt` returns what is due at a moment. `settled` says whether everything
 * has been answered. Left out are events that the member declined, what could not be loaded, and what the member does not
 * want to be told in a tab. Yesterday is asked for too, for reminders due just before midnight.
 */
export function useReminders(): { dueAt: (now: number) => DueReminder[]; settled: boolean } {
  const user = useUser()
  const today = useToday()
  const yesterday = addDays(today, -1)
  const events = useQuery({ ...eventsAhead(daysAhead, coordinatesOf(user)), ...kept })
  const rsvps = useQuery({ ...myRsvps, ...kept })
  const dates = useQuery({ ...myDateRsvps, ...kept })
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

  const settings = useQuery({ ...noticeSettings, staleTime: kept.refetchInterval })
  const inTab = (kind: NoticeKind) => isWanted(settings.data, kind, 'tab')
  const days = useQueries({
    queries: [yesterday, today].map((day) => ({
      ...healthDay(day),
      ...kept,
      enabled: inTab('medicines'),
    })),
  })

  const dueAt = (now: number) => {
    const answers = answersOf(rsvps.data ?? [], dates.data ?? [])
    const wanted = rsvps.isPending
      ? []
      : (events.data ?? []).filter((event) => answers.to(event) !== 'not_going')
    const found: Partial<Record<NoticeKind, () => DueReminder[]>> = {
      events: () => dueEvents(wanted, now),
      plan: () => dueItems(items.data ?? [], now, zone()),
      weekly: () =>
        dueWeekly(
          weeks.flatMap(({ data }) => data ?? []),
          now,
          zone(),
        ),
      medicines: () => days.flatMap(({ data }) => (data ? dueMedicines(data, now, zone()) : [])),
      'check-in': () =>
        [yesterday, today].flatMap((day) => dueCheckIns(settings.data?.checkInTimes ?? [], day, now, zone())),
    }
    return noticeKinds.filter(inTab).flatMap((kind) => found[kind]?.() ?? [])
  }
  const settled = ![events, rsvps, dates, items, settings, ...weeks].some(({ isPending }) => isPending)
  return { dueAt, settled }
}
