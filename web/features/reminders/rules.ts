import type { GlobalEvent } from '../../../contract/events.ts'
import type { HealthEntry } from '../../../contract/health.ts'
import {
  checkInMarker,
  dueMinutes,
  eventMarker,
  eventWording,
  itemMarker,
  medicinesByTime,
  medicinesMarker,
  offsetWording,
  weeklyMarker,
} from '../../../contract/reminders.ts'
import { t, translateWording } from '../../../contract/t.ts'
import { addDays, weekdayOf } from '../../../contract/week.ts'
import { clockOf } from '../../lib/time/clock.ts'
import { instantInZone } from '../../lib/time/wall-clock.ts'

/** Something to remind of now. */
export type DueReminder = {
  /** The key in local storage that marks it as shown. */
  marker: string
  text: string
  /** A second line. */
  detail?: string
  /** The screen that shows it. */
  to: string
}

type RemindedEvent = Pick<
  GlobalEvent,
  'id' | 'title' | 'start' | 'remindersDefault' | 'occurrenceStart' | 'movedFrom' | 'recurrence'
>
type PlannerReminder = { date: string; id: string; text: string; time: string }
type WeeklyReminders = {
  week: string
  reminders: readonly { text: string; time: string; days?: readonly number[] | null | undefined }[]
}

const minuteMs = 60_000
const windowMs = dueMinutes * minuteMs
const keptMs = 31 * 24 * 60 * minuteMs

/** Whether a marker can be deleted: no reminder comes more than thirty days before its event. */
export const isOutdatedMarker = (told: string | null, now: number): boolean =>
  !(told && now - Number(told) <= keptMs)

/** An offset in words: in days from 1440 minutes on, in hours from 60 on, else in minutes (specification, Member 9). */
export const offsetInWords = (minutes: number): string => translateWording(offsetWording(minutes))

/**
 * The due reminders of events. One is due if the time to the start is within five minutes of one of the event's
 * offsets. After the start, only the offset of the start itself is due (specification, Member 9).
 */
export function dueEvents(events: readonly RemindedEvent[], now: number): DueReminder[] {
  return events.flatMap((event) => {
    const toStart = Date.parse(event.start) - now
    return [...new Set(event.remindersDefault)]
      .filter(
        (minutes) => Math.abs(toStart - minutes * minuteMs) <= windowMs && (toStart >= 0 || minutes === 0),
      )
      .map((minutes) => ({
        marker: eventMarker(event, minutes),
        text: translateWording(eventWording(event.title, minutes)),
        to: `/events?event=${event.id}`,
      }))
  })
}

/** A member's own reminder is never early. It comes at its time, or up to five minutes later. */
const isDueAt = (moment: number, now: number): boolean => now >= moment && now - moment < windowMs

/** The due items of the planner in a zone (ruling 18). An item that is moved to another time reminds again. */
export function dueItems(items: readonly PlannerReminder[], now: number, zone: string): DueReminder[] {
  return items
    .filter(({ date, time }) => isDueAt(instantInZone(date, time, zone), now))
    .map(({ date, time, id, text }) => ({
      marker: itemMarker({ date, time, id }),
      text,
      detail: t('Your reminder for {time}', { time: clockOf(time) }),
      to: `/calendar?tab=day&date=${date}`,
    }))
}

/** The weekly reminders that are due: each comes on the days of its week that it names, on all without any, at its time (ruling 18). */
export function dueWeekly(weeks: readonly WeeklyReminders[], now: number, zone: string): DueReminder[] {
  return weeks.flatMap(({ week, reminders }) =>
    [0, 1, 2, 3, 4, 5, 6]
      .map((number) => addDays(week, number))
      .flatMap((date) =>
        reminders
          .filter(({ days }) => !days || days.includes(weekdayOf(date)))
          .filter(({ time }) => isDueAt(instantInZone(date, time, zone), now))
          .map(({ text, time }) => ({
            marker: weeklyMarker({ date, time, text }),
            text,
            detail: t('Your weekly reminder for {time}', { time: clockOf(time) }),
            to: `/calendar?tab=planner&date=${date}`,
          })),
      ),
  )
}

/** The medicines that are due and not taken, those of one time together. */
export const dueMedicines = (
  day: Pick<HealthEntry, 'dateISO' | 'meds'>,
  now: number,
  zone: string,
): DueReminder[] =>
  [...medicinesByTime(day.meds)]
    .filter(([time]) => isDueAt(instantInZone(day.dateISO, time, zone), now))
    .map(([time, due]) => ({
      marker: medicinesMarker({ date: day.dateISO, time }),
      text: t('{time}: {count, plural, one {# medicine} other {# medicines}}', {
        time: clockOf(time),
        count: due.length,
      }),
      detail: due.map(({ name }) => name).join(', '),
      to: `/health?date=${day.dateISO}`,
    }))

/** The times of a day at which the member wants to be asked how they are. */
export const dueCheckIns = (
  times: readonly string[],
  day: string,
  now: number,
  zone: string,
): DueReminder[] =>
  times
    .filter((time) => isDueAt(instantInZone(day, time, zone), now))
    .map((time) => ({
      marker: checkInMarker({ date: day, time }),
      text: t('How are you?'),
      to: `/mood?date=${day}`,
    }))
