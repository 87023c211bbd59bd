import type * as z from 'zod/mini'
import type { HealthChange } from '../../../contract/health.ts'
import type { ImportKind, ownSource } from '../../../contract/imports.ts'
import type { newMood } from '../../../contract/mood.ts'
import type { PlannerItem } from '../../../contract/planner.ts'
import type { Wording } from '../../../contract/texts.ts'

/** Where a file comes from. Together with `own_id` it makes the id of what is stored, so the names never change. */
export type SourceName =
  | typeof ownSource
  | 'apple-health'
  | 'csv'
  | 'daylio'
  | 'daylio-csv'
  | 'day-one'
  | 'ics'

/**
 * A picture inside the file. `readPicture` of client.ts gives its bytes. In the text of its entry it stands as
 * `![alt](image:OWN_ID)`, or nowhere.
 */
export type PictureInFile = { own_id: string; path: string; alt: string }

/** The fields of each kind have the names of the contract. */
export type Rows = {
  mood: Required<Omit<z.output<typeof newMood>, 'id' | 'created_at'>> & { created_at: string }
  /** Fields of one day; a field that is not in `set` is not in the file. */
  health: { date: string; set: HealthChange['set'] }
  journal: {
    date: string
    title: string
    body: string
    tags: string[]
    starred: boolean
    created_at: string
    /** The `own_id` of the check-in of the same source that the entry belongs to. */
    mood: string | null
  }
  planner: Omit<PlannerItem, 'id'> & { date: string }
}
export type Kind = keyof Rows

type Thing = {
  own_id: string
  /** Names under which an earlier import may have brought it in. */
  other_ids?: string[]
  date: string
  /** Its instant, or null where the source knows the day alone. */
  at: string | null
  /** Of a journal entry. */
  pictures: PictureInFile[]
}

/**
 * One thing to be written. `own_id` is the source's own id of it: the same file, or a later export of the same source,
 * gives the same one.
 */
export type Candidate = { [K in Kind]: Thing & { kind: K; source: SourceName; row: Rows[K] } }[Kind] | OwnRow

/** A row of our own export. It is brought in as it is. Not each has a day. */
export type OwnRow = Omit<Thing, 'date'> & {
  kind: 'own'
  source: typeof ownSource
  date: string | null
  of: ImportKind
  row: Readonly<Record<string, unknown>>
}

/** Something of the file that is not brought in: as the file names it, its day if it has one, and why. */
export type Refused = { kind: 'refused'; about: string; date: string | null; reason: Wording }

/** Something the file does not say. The screen has the labels of the options of each group. */
export type Question = {
  id: string
  group: 'encoding' | 'mood' | 'column' | 'unit' | 'date-order' | 'date-form' | 'repeats' | 'zone' | 'place'
  /** The name in the file that is asked about: of a mood, of a column. */
  about: string
  /** Empty for `zone`: any IANA zone, and for `date-form`: the day that the sample means, `YYYY-MM-DD`. */
  options: string[]
  /** What holds without an answer. Null: an answer is needed. */
  suggestion: string | null
  /** Values from the file. */
  samples: string[]
  /** Of `encoding`: how many characters cannot be read in it. */
  unreadable?: number
  /** The line of the first of them, from 1, where the file is read as it is. */
  unreadableLine?: number
  /** Why the answer does not do. */
  fault?: Wording
}
/** The answer that a mood of the file is none of ours. */
export const noMood = '-'
/** Answers by the id of their question. */
export type Answers = Readonly<Record<string, string>>

/** What is in a file. */
export type Summary = {
  source: SourceName
  /** Of our own export: the accounts in which its ids were made. */
  members?: string[]
  /** How many of each kind there are, before the answers. Those of our own export have the kinds of the calls. */
  counts: Partial<Record<Kind | ImportKind, number>>
  pictures: number
  /** The first and the last day, or null while the order of day and month is not known. */
  from: string | null
  to: string | null
  questions: Question[]
  /** How much of a calendar repeats, and the days between which it comes as single items. */
  repeating?: { count: number; from: string | null; to: string | null }
  /** What there is besides and is not brought in, and why. */
  left_out: { what: Wording; why: Wording; count: number }[]
}
