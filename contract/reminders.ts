import { type Wording, wording } from './texts.ts'

/**
 * The prefix of the markers of reminders: `reminder_{eventId}_{minutes}`. A tab keeps them in its local storage, the
 * server in its notices, and a notification has the marker as its tag. So whatever is told twice is shown once.
 */
export const markerPrefix = 'reminder_'

/**
 * `reminder_{eventId}_{minutes}`, as specified. All occurrences of a recurring event share one id, and each of them
 * reminds. So their key names the occurrence too: `reminder_{eventId}@{its start}_{minutes}`.
 */
export function eventMarker(
  {
    id,
    occurrenceStart,
    start,
    movedFrom,
  }: { id: string; occurrenceStart: string | null; start?: string; movedFrom?: string | undefined },
  minutes: number,
): string {
  const iso = (moment: string) => new Date(moment).toISOString()
  // A date that was moved is told again.
  const moved = start && movedFrom ? `>${iso(start)}` : ''
  const occurrence = occurrenceStart ? `@${iso(occurrenceStart)}${moved}` : ''
  return `${markerPrefix}${id}${occurrence}_${minutes}`
}

/** Of an item of the planner. At another time it is another reminder. */
export const itemMarker = ({ date, time, id }: { date: string; time: string; id: string }): string =>
  `${markerPrefix}planner-${date}T${time}-${id}_0`

/** Of a weekly reminder on one of its days. */
export const weeklyMarker = ({ date, time, text }: { date: string; time: string; text: string }): string =>
  `${markerPrefix}week-${date}T${time}-${text}_0`

/** Of the medicines of one time of a day. */
export const medicinesMarker = ({ date, time }: { date: string; time: string }): string =>
  `${markerPrefix}medicines-${date}T${time}_0`

/** Of a time at which a member wants to be asked how they are. */
export const checkInMarker = ({ date, time }: { date: string; time: string }): string =>
  `${markerPrefix}check-in-${date}T${time}_0`

/** Of the theme of the week of a Monday (specification, Member 3). */
export const themeMarker = (monday: string): string => `weekly_notification_${monday}`

/** The hour of a Monday from which the week's theme is announced (specification, Member 9). */
export const themeHour = 9

/** Minutes around its moment in which a reminder is due in a tab (specification, Member 9). */
export const dueMinutes = 5

/** An offset in words: in days from 1440 minutes on, in hours from 60 on, else in minutes (specification, Member 9). */
export function offsetWording(minutes: number): Wording {
  const inUnits = (size: number) => ({ count: Math.round((minutes / size) * 10) / 10 })
  if (minutes >= 1440) return wording('{count, plural, one {# day} other {# days}}', inUnits(1440))
  if (minutes >= 60) return wording('{count, plural, one {# hour} other {# hours}}', inUnits(60))
  return wording('{count, plural, one {# minute} other {# minutes}}', inUnits(1))
}

/** What is said of an event that starts in some minutes. */
export const eventWording = (title: string, minutes: number): Wording =>
  minutes === 0
    ? wording('“{title}” is starting now', { title })
    : wording('“{title}” starts in {time}', { title, time: offsetWording(minutes) })

/** The times of day of medicines, each with its medicines that are not taken; those without such a time are left out. */
export function medicinesByTime<M extends { time: string | null; taken: boolean }>(
  meds: readonly M[],
): Map<string, M[]> {
  const due = meds.flatMap((med) => {
    const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(med.time?.trim() ?? '') ?? []
    return hour && !med.taken ? [{ at: `${hour.padStart(2, '0')}:${minute}`, med }] : []
  })
  return new Map([...Map.groupBy(due, ({ at }) => at)].map(([at, some]) => [at, some.map(({ med }) => med)]))
}
