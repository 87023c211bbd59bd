import type { Wording } from '../../../../contract/texts.ts'
import { day } from '../../../../contract/values.ts'
import type { Answers, Candidate, Refused, SourceName, Summary } from '../candidate.ts'
import type { TextReader } from './whole-text.ts'
import type { Zip } from './zip.ts'

/** A file that is looked into. */
export type Opened = {
  name: string
  blob: Blob
  /** The first 4 kB as text; empty for a ZIP. */
  head: string
  zip: Zip | undefined
  /** Reads the texts of the file, in the encoding that the member chose or that their bytes show. */
  texts: TextReader
}

export type Around = {
  /** The member's IANA zone, for times without one of their own. */
  zone: string
  /** That of the page, which tells what old encoding a text probably has. */
  language: string
  /** The encoding that the member chose. */
  encoding?: string | undefined
  /** Our moods by their plain names in the member's language. */
  moodNames: Readonly<Record<string, string>>
  /** For what is brought in around today. */
  now: Date
  /** Ends the reading. */
  signal: AbortSignal
  /** Told how much is read, from 0 to 1. */
  progress: (share: number) => void
}

/** A file that one source understands. */
export type Reading = {
  /** Further answers can lead to further questions. */
  summary: (answers: Answers) => Summary
  candidates: (answers: Answers) => AsyncIterable<Candidate | Refused>
  /** The path of a picture as its candidate named it. Throws an `Unreadable`. */
  picture?: (path: string) => Promise<Blob>
}

export type Source = {
  name: SourceName
  /** Whether the file says that it comes from here. */
  claims: (file: Opened) => boolean | Promise<boolean>
  /** Reads what is in it. Throws an `Unreadable`. */
  read: (file: Opened, around: Around) => Promise<Reading>
}

/** A text from a file, short enough for a list. */
export const inShort = (text: string, most = 80): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > most ? `${line.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : line
}

export const refused = (about: string, date: string | null, reason: Wording): Refused => ({
  kind: 'refused',
  about: inShort(about),
  date,
  reason,
})

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => day.safeParse(text).success

/** The first and the last of some days. What is no day of the calendar is passed over. */
export function firstAndLast(days: Iterable<string>): { from: string | null; to: string | null } {
  let from: string | null = null
  let to: string | null = null
  for (const day of days) {
    if (!isDay(day)) continue
    if (from === null || day < from) from = day
    if (to === null || day > to) to = day
  }
  return { from, to }
}
