import { createHash } from 'node:crypto'
import type { HealthEntry } from '../../../contract/health.ts'
import { type NoticeChannels, type NoticeKind, noticeKinds } from '../../../contract/notice-kinds.ts'
import {
  checkInMarker,
  itemMarker,
  medicinesByTime,
  medicinesMarker,
  themeHour,
  themeMarker,
  weeklyMarker,
} from '../../../contract/reminders.ts'
import { weekdayOf, weekOf } from '../../../contract/week.ts'
import type { EventNews, EventReminder } from '../events/queries.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** What a notice is about: all that its words are made of. Moments are in epoch milliseconds. */
export type NoticeAbout =
  | { kind: 'events'; eventId: string; title: string; start: number; minutes: number; news?: undefined }
  | {
      kind: 'events'
      eventId: string
      title: string
      news: 'yours' | 'free' | 'cancelled' | 'message'
      start: number
      text: string | null
    }
  | { kind: 'plan' | 'weekly'; date: string; time: string; text: string }
  | { kind: 'medicines'; date: string; time: string; names: string[] }
  | { kind: 'check-in'; date: string; time: string }
  | { kind: 'theme'; date: string }
  | { kind: 'sign-in'; device: string }
  | { kind: 'test' }

/** A notice at its moment. Moments are in epoch milliseconds. */
export type PlannedNotice = {
  key: string
  about: NoticeAbout
  /** How it goes, beside the tab. */
  by: { push: boolean; mail: boolean }
  /** When it is due by itself. */
  plannedFor: number
  /** When it is told: later if quiet hours lie between. */
  dueAt: number
  /** From then on it is of no use. */
  expiresAt: number
}

/** Where a member is, when they want to be left in peace, and what they want to be told. */
export type NoticeSettings = {
  zone: string
  channels: NoticeChannels
  quietFrom: string | null
  quietTo: string | null
  checkInTimes: readonly string[]
  /** Whether any browser of theirs gets notifications. */
  hasDevice: boolean
}

/** What a member may be reminded of around some days. */
export type Reminders = {
  events: readonly Omit<EventReminder, 'memberId'>[]
  news: readonly Omit<EventNews, 'memberId'>[]
  items: readonly { date: string; time: string; id: string; text: string }[]
  weekly: readonly {
    week: string
    reminders: readonly { text: string; time: string; days?: readonly number[] | null | undefined }[]
  }[]
  medications: readonly { date: string; meds: HealthEntry['meds'] }[]
}

/** How long after its moment a notice is of use, in milliseconds; that of an event until its start. */
const usefulMs = {
  news: 12 * hourMs,
  plan: 4 * hourMs,
  weekly: 4 * hourMs,
  medicines: hourMs,
  'check-in': 4 * hourMs,
  theme: 12 * hourMs,
}
/** How much later a notice is told that its member put off. */
export const snoozeMinutes = 15

/** The least that a notice of an event is of use, so that "is starting now" still arrives. */
const leastMs = 5 * minuteMs

/**
 * When the wall clock of a zone shows a time of a day. A time that a clock change skips is moved forward by the length
 * of the change. Of a time that is repeated it is the first (RFC 5545 3.3.5).
 */
const momentIn = (zone: string, date: string, time: string): number =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds

/** The end of the quiet hours in which a moment lies; the moment itself outside of them. */
export function afterQuietHours(
  at: number,
  { zone, quietFrom: from, quietTo: to }: Pick<NoticeSettings, 'zone' | 'quietFrom' | 'quietTo'>,
): number {
  if (from === null || to === null) return at
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone)
  const time = local.toPlainTime().toString({ smallestUnit: 'minute' })
  const isOverMidnight = from > to
  const isQuiet = isOverMidnight ? time >= from || time < to : time >= from && time < to
  if (!isQuiet) return at
  const isNextDay = isOverMidnight && time >= from
  const date = local.toPlainDate().add({ days: isNextDay ? 1 : 0 })
  return momentIn(zone, date.toString(), to)
}

/** All that a member is told in [from, to) by its own moment, of the kinds that go to a channel beside the tab. */
export function planNotices(
  settings: NoticeSettings,
  { events, news, items, weekly, medications }: Reminders,
  dates: readonly string[],
  { from, to }: { from: number; to: number },
): PlannedNotice[] {
  const { zone, channels, checkInTimes, hasDevice } = settings
  const waysOf = (kind: NoticeKind) => ({
    push: hasDevice && channels[kind].push,
    mail: channels[kind].mail,
  })
  const at = (
    key: string,
    about: Exclude<NoticeAbout, { kind: 'events' | 'sign-in' | 'test' }>,
    time: string,
  ) => {
    const plannedFor = momentIn(zone, about.date, time)
    return { key, about, plannedFor, expiresAt: plannedFor + usefulMs[about.kind] }
  }
  const found: Record<NoticeKind, () => Omit<PlannedNotice, 'dueAt' | 'by'>[]> = {
    events: () => [
      ...events.map(({ marker, eventId, title, start, minutes, at: plannedFor }) => ({
        key: marker,
        about: { kind: 'events' as const, eventId, title, start, minutes },
        plannedFor,
        expiresAt: Math.max(start, plannedFor + leastMs),
      })),
      ...news.map(({ id, eventId, title, kind, text, start, at: plannedFor }) => ({
        key: `event-news_${id}`,
        about: { kind: 'events' as const, eventId, title, news: kind, start, text },
        plannedFor,
        // A place that is free is of no use once it begins.
        expiresAt: kind === 'free' ? Math.min(start, plannedFor + usefulMs.news) : plannedFor + usefulMs.news,
      })),
    ],
    plan: () =>
      items.map((item) => {
        const { date, time, text } = item
        return at(itemMarker(item), { kind: 'plan', date, time, text }, time)
      }),
    weekly: () =>
      weekly.flatMap(({ week, reminders }) =>
        dates
          .filter((date) => weekOf(date) === week)
          .flatMap((date) =>
            reminders
              .filter(({ days }) => !days || days.includes(weekdayOf(date)))
              .map(({ text, time }) =>
                at(weeklyMarker({ date, time, text }), { kind: 'weekly', date, time, text }, time),
              ),
          ),
      ),
    medicines: () =>
      medications.flatMap(({ date, meds }) =>
        [...medicinesByTime(meds)].map(([time, due]) =>
          at(
            medicinesMarker({ date, time }),
            { kind: 'medicines', date, time, names: due.map(({ name }) => name) },
            time,
          ),
        ),
      ),
    'check-in': () =>
      dates.flatMap((date) =>
        checkInTimes.map((time) => at(checkInMarker({ date, time }), { kind: 'check-in', date, time }, time)),
      ),
    theme: () =>
      dates
        .filter((date) => weekOf(date) === date)
        .map((date) =>
          at(themeMarker(date), { kind: 'theme', date }, `${String(themeHour).padStart(2, '0')}:00`),
        ),
  }
  const planned = noticeKinds
    .map((kind) => ({ kind, by: waysOf(kind) }))
    .filter(({ by }) => by.push || by.mail)
    .flatMap(({ kind, by }) => found[kind]().map((notice) => ({ ...notice, by })))
    .filter(({ plannedFor }) => plannedFor >= from && plannedFor < to)
    .map((notice) => ({ ...notice, dueAt: afterQuietHours(notice.plannedFor, settings) }))
    .filter(({ dueAt, expiresAt }) => dueAt < expiresAt)
  // Two weekly reminders with the same words are one.
  return [...new Map(planned.map((notice) => [notice.key, notice])).values()]
}

/** A push service replaces a waiting message by a later one with the same topic: 32 characters of base64url. */
export const topicOf = (key: string): string =>
  createHash('sha256').update(key).digest('base64url').slice(0, 32)

/** Seconds until the next try, each wait longer than the one before, up to half an hour. */
export const waitSeconds = (tries: number, retryAfter: number | undefined): number =>
  Math.max(Math.min(30 * 2 ** Math.max(0, tries - 1), 1800), Math.min(retryAfter ?? 0, 6 * 3600))
