import type { Opened } from '../reading.ts'
import { Unreadable } from '../unreadable.ts'
import { largestText, tooLargeText } from '../whole-text.ts'
import { calendarText } from './content-lines.ts'
import { type Parts, partsOf } from './parts.ts'

/** What the calendars of a file hold together, and the paths of those that can't be read. */
export type Calendars = Parts & { damaged: string[] }

export const isCalendarPath = (path: string): boolean => /\.(?:ics|ical)$/i.test(path)

/** Reads a calendar, or a ZIP of them. Throws an {@link Unreadable} if none can be read. */
export async function calendarsIn({ blob, name, zip, texts }: Opened): Promise<Calendars> {
  if (!zip) return { ...partsOf(await calendarText(texts, blob, name), name), damaged: [] }
  const paths = zip.paths.filter(isCalendarPath)
  if (paths.reduce((sum, path) => sum + zip.size(path), 0) > largestText) throw tooLargeText(name)
  const all: Parts[] = []
  const damaged: string[] = []
  let fault: unknown
  for (const path of paths)
    try {
      all.push(partsOf(await calendarText(texts, await zip.blob(path), path), path))
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      fault ??= error
      damaged.push(path)
    }
  if (all.length === 0) throw fault
  return {
    entries: all.flatMap(({ entries }) => entries),
    zones: all.flatMap(({ zones }) => zones),
    zone: all.map(({ zone }) => zone).find(Boolean),
    damaged,
  }
}
