import { texts } from '../../contract/texts.ts'

/** What a calendar's `User-Agent` holds, and the name by which people know it; the first that fits. */
const programs: readonly (readonly [RegExp, string])[] = [
  [/google/i, 'Google Calendar'],
  [/dataaccessd|iOS|iPhone|iPad/i, 'iPhone or iPad'],
  [/macOS|Mac OS X|CalendarAgent|iCal/i, 'Apple Calendar'],
  [/outlook|microsoft|office|exchange/i, 'Outlook'],
  [/thunderbird|lightning/i, 'Thunderbird'],
  [/icsx5|davx5/i, 'ICSx⁵'],
  [/nextcloud/i, 'Nextcloud'],
  [/home ?assistant/i, 'Home Assistant'],
  [/mozilla/i, texts('A browser')],
]

/** The program that reads, as people know it; else what it calls itself, and nothing of its versions. */
export function readerName(userAgent: string | undefined): string {
  const named = programs.find(([sign]) => sign.test(userAgent ?? ''))
  const own = /^[\p{L}\p{N} ._-]{1,60}/u.exec(userAgent ?? '')?.[0].trim()
  return named?.[1] ?? (own || texts('A program without a name'))
}
