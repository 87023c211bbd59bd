import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { addDays, weekdayOf } from '../../../contract/week.ts'
import { clockOf } from '../../lib/clock.ts'
import { instantInZone } from '../../lib/wall-clock.ts'

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
  'id' | 'title' | 'start' | 'remindersDefault' | 'occurrenceStart' | 'recurrence'
>
type PlannerReminder = { date: string; id: string; text: string; time: string }
type WeeklyReminders = {
  week: string
  reminders: readonly { text: string; time: string; days?: readonly number[] | null | undefined }[]
}

const minuteMs = 60_000
const windowMs = 5 * minuteMs
const keptMs = 31 * 24 * 60 * minuteMs

/**
 * The prefix of the markers in local storage: `reminder_{eventId}_{minutes}`. Each value is the time at which it was
 * shown, in milliseconds.
 */
export const markerPrefix = 'reminder_'

/** Whether a marker can be deleted: no reminder comes more than thirty days before its event. */
export const isOutdatedMarker = (told: string | null, now: number): boolean =>
  !(told && now - Number(told) <= keptMs)

/** An offset in words: in days from 1440 minutes on, in hours from 60 on, else in minutes (specification, Member 9). */
export function offsetInWords(minutes: number): string {
  const inUnits = (size: number) => ({ count: Math.round((minutes / size) * 10) / 10 })
  if (minutes >= 1440) return t('{count, plural, one {# day} other {# days}}', inUnits(1440))
  if (minutes >= 60) return t('{count, plural, one {# hour} other {# hours}}', inUnits(60))
  return t('{count, plural, one {# minute} other {# minutes}}', inUnits(1))
}

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
        text:
          minutes === 0
            ? t('“{title}” is starting now', { title: event.title })
            : t('“{title}” starts in {time}', { title: event.title, time: offsetInWords(minutes) }),
        to: `/events?event=${event.id}`,
      }))
  })
}

/**
 * `reminder_{eventId}_{minutes}`, as specified. All occurrences of a recurring event share one id, and each of them
 * reminds. So their key names the occurrence too: `reminder_{eventId}@{its start}_{minutes}`.
 */
function eventMarker({ id, occurrenceStart }: RemindedEvent, minutes: number): string {
  const occurrence = occurrenceStart ? `@${new Date(occurrenceStart).toISOString()}` : ''
  return `${markerPrefix}${id}${occurrence}_${minutes}`
}

/** A member's own reminder is never early. It comes at its time, or up to five minutes later. */
const isDueAt = (moment: number, now: number): boolean => now >= moment && now - moment < windowMs

/** The due items of the planner in a zone (ruling 18). An item that is moved to another time reminds again. */
export function dueItems(items: readonly PlannerReminder[], now: number, zone: string): DueReminder[] {
  return items
    .filter(({ date, time }) => isDueAt(instantInZone(date, time, zone), now))
    .map(({ date, time, id, text }) => ({
      marker: `${markerPrefix}planner-${date}T${time}-${id}_0`,
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
            marker: `${markerPrefix}week-${date}T${time}-${text}_0`,
            text,
            detail: t('Your weekly reminder for {time}', { time: clockOf(time) }),
            to: `/calendar?tab=planner&date=${date}`,
          })),
      ),
  )
}
