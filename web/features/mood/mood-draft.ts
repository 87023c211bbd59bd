import { emotionTags, moods } from '../../../contract/mood.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'

/** What is being entered before it is saved. `id` names the check-in from its first try on, so that it stays one. */
export type MoodDraft = { mood: string | undefined; tags: string[]; note: string; id?: string }

export const nothing: MoodDraft = { mood: undefined, tags: [], note: '' }

const known = <T extends string>(list: readonly T[], value: unknown): value is T =>
  (list as readonly unknown[]).includes(value)

/** What this member was entering, as far as it still makes sense. */
export function readMoodDraft(memberId: string): MoodDraft {
  const { mood, tags, note, id } = (readDraft('mood', memberId) ?? {}) as Record<string, unknown>
  return {
    mood: known(moods, mood) ? mood : undefined,
    tags: Array.isArray(tags) ? tags.filter((tag) => known(emotionTags, tag)) : [],
    note: typeof note === 'string' ? note : '',
    ...(typeof id === 'string' && { id }),
  }
}

/** Keeps what is being entered; an empty one is forgotten. */
export function keepMoodDraft(memberId: string, draft: MoodDraft): void {
  const empty = draft.mood === undefined && draft.tags.length === 0 && draft.note === ''
  keepDraft('mood', memberId, empty ? undefined : draft)
}

/** What is left of `current` when `saved` has been: nothing, or what was entered since, which is the next check-in. */
export function withoutSaved({ id, ...current }: MoodDraft, saved: MoodDraft): MoodDraft {
  const { id: savedId, ...content } = saved
  if (JSON.stringify(current) === JSON.stringify(content)) return nothing
  return id === undefined || id === savedId ? current : { ...current, id }
}

/** Forgets a draft that has been saved, also when its page was left meanwhile; what was typed since stays. */
export const dropSavedMoodDraft = (memberId: string, saved: MoodDraft): void =>
  keepMoodDraft(memberId, withoutSaved(readMoodDraft(memberId), saved))
