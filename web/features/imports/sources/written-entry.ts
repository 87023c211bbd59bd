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

/**
 * What an entry becomes. A mood with a short note is a check-in. Text that does not fit there, a title and pictures
 * become an entry of the journal that belongs to the check-in.
 */
export function* candidatesOf(entry: WrittenEntry): Generator<Candidate | Refused> {
  const { source, date, at, mood, text } = entry
  const about = inShort(entry.title || text || entry.tags.join(', ') || date)
  const { tags, refused: left } = tagsOf(entry.tags)
  for (const { name, reason } of left) yield refused(name, date, reason)

  const isNote =
    mood !== null && !entry.title && entry.pictures.length === 0 && text.length <= lengths.moodNote
  const own = { source, date, at }
  const found: Exclude<Candidate, OwnRow>[] = []
  if (mood !== null)
    found.push({
      ...own,
      kind: 'mood',
      own_id: entry.own_id,
      row: { date, mood, emotion_tags: tags, note: isNote && text ? text : null, created_at: at },
      pictures: [],
    })
  if (!isNote && (text || entry.title || entry.pictures.length > 0))
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
