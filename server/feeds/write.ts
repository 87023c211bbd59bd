import ical, { ICalAlarmType, type ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import { entryUri } from '../../contract/calendar-entry.ts'

/** One entry of a calendar. */
export type Entry = {
  /** The part of its UID that is before the host. */
  id: string
  sequence: number
  stamp: Date
  created?: Date
  lastModified?: Date
  start: Date
  end: Date
  allDay?: boolean
  status?: ICalEventStatus
  summary: string
  description?: string
  location?: string
  url?: string
  /** When a program reminds of it. */
  minutesBefore?: readonly number[]
}

/** How often a calendar should look, in seconds. */
const refresh = 3600

/** Characters that no text of RFC 5545 (3.1) may hold. */
const unprintable = /[\p{Cc}--[\t\n]]/gv

const printable = (text: string): string => text.replaceAll('\r\n', '\n').replace(unprintable, '')

/**
 * A calendar (RFC 5545) that is read again and again (RFC 7986). The same entries give the same bytes. Times are in UTC
 * and nothing recurs by rule, because programs read zones and rules in different ways.
 */
export function calendarText(
  { name, language, host }: { name: string; language: string; host: string },
  entries: readonly Entry[],
): string {
  const calendar = ical({
    prodId: { company: 'A-genda', product: 'A-genda', language: language.toUpperCase() },
    name,
    ttl: refresh,
  })
  for (const { id, minutesBefore = [], summary, description, location, url, ...entry } of entries)
    calendar.createEvent({
      ...entry,
      id: `${id}@${host}`,
      summary: printable(summary),
      ...(description && { description: printable(description) }),
      ...(location && { location: printable(location) }),
      ...(url && { url: entryUri(url) }),
      transparency: entry.allDay ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
      alarms: minutesBefore.map((minutes) => ({
        type: ICalAlarmType.display,
        triggerBefore: minutes * 60,
        description: printable(summary),
      })),
    })
  return `${calendar.toString()}\r\n`
}
