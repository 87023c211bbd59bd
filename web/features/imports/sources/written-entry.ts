import { lengths } from '../../../../contract/limits.ts'
import type { Candidate, OwnRow, PictureInFile, Refused, SourceName } from '../candidate.ts'
import { candidateFault } from './check.ts'
import { inShort, refused } from './reading.ts'
import { tagsOf } from './tags.ts'

/** An entry of a diary with a mood, as a source knows it. */
export type WrittenEntry = {
  source: SourceName
  own_id: string
  date: string
  /** An ISO instant. */
  at: string
  /** One of the product's moods, or null for an entry without. */
  mood: string | null
  tags: string[]
  title: string
  text: string
  starred: boolean
  pictures: PictureInFile[]
}

type Parts = Pick<WrittenEntry, 'mood' | 'title' | 'text' | 'pictures'>

/** Whether the text of an entry is the note of its check-in. */
const isNote = ({ mood, title, text, pictures }: Parts): boolean =>
  mood !== null && !title && pictures.length === 0 && text.length <= lengths.moodNote
/** Whether an entry becomes one of the journal. */
const hasPage = (entry: Parts): boolean =>
  !isNote(entry) && Boolean(entry.text || entry.title || entry.pictures.length > 0)

/** How many check-ins, and how many entries of the journal, entries become. A kind of which there is none is absent. */
export function countsOf(entries: readonly Parts[]): { mood?: number; journal?: number } {
  const mood = entries.filter((entry) => entry.mood !== null).length
  const journal = entries.filter(hasPage).length
  return { ...(mood > 0 && { mood }), ...(journal > 0 && { journal }) }
}

/**
 * What an entry becomes. A mood with a short note is a check-in. Text that does not fit there, a title and pictures
 * become an entry of the journal that belongs to the check-in.
 */
export function* candidatesOf(entry: WrittenEntry): Generator<Candidate | Refused> {
  const { source, date, at, mood, text } = entry
  const about = inShort(entry.title || text || entry.tags.join(', ') || date)
  const { tags, refused: left } = tagsOf(entry.tags)
  for (const { name, reason } of left) yield refused(name, date, reason)

  const own = { source, date, at }
  const found: Exclude<Candidate, OwnRow>[] = []
  if (mood !== null)
    found.push({
      ...own,
      kind: 'mood',
      own_id: entry.own_id,
      row: { date, mood, emotion_tags: tags, note: isNote(entry) && text ? text : null, created_at: at },
      pictures: [],
    })
  if (hasPage(entry))
    found.push({
      ...own,
      kind: 'journal',
      own_id: `${entry.own_id}/journal`,
      row: {
        date,
        title: entry.title,
        body: text,
        tags,
        starred: entry.starred,
        created_at: at,
        mood: mood === null ? null : entry.own_id,
      },
      pictures: entry.pictures,
    })
  for (const candidate of found) {
    const fault = candidateFault(candidate)
    if (fault) yield refused(about, date, fault)
    else yield candidate
  }
}
