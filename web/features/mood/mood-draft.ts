import { emotionTags, moods } from '../../../contract/mood.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'

/** What is being entered before it is saved. */
export type MoodDraft = { mood: string | undefined; tags: string[]; note: string }

export const nothing: MoodDraft = { mood: undefined, tags: [], note: '' }

const known = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)

/** What this member was entering, as far as it still makes sense. */
export function readMoodDraft(memberId: string): MoodDraft {
  const { mood, tags, note } = (readDraft('mood', memberId) ?? {}) as Record<string, unknown>
  return {
    mood: known(moods, mood) ? mood : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => known(emotionTags, tag)) : [],
    note: typeof note === 'string' ? note : '',
  }
}

/** Keeps what is being entered; an empty one is forgotten. */
export function keepMoodDraft(memberId: string, draft: MoodDraft): void {
  const empty = draft.mood === undefined && draft.tags.length === 0 && draft.note === ''
  keepDraft('mood', memberId, empty ? undefined : draft)
}

/** Forgets a draft that has been saved, also when its page was left meanwhile; what was typed since stays. */
export function dropSavedMoodDraft(memberId: string, saved: MoodDraft): void {
  if (JSON.stringify(readMoodDraft(memberId)) === JSON.stringify(saved)) keepMoodDraft(memberId, nothing)
}
