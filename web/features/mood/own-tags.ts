import { queryOptions } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import type { MoodEntry } from '../../../contract/mood.ts'
import { emotionTags } from '../../../contract/moods.ts'
import { call } from '../../lib/api.ts'

/** How many of them a form offers. */
const most = 12
const ours: readonly string[] = emotionTags

export const isOwnTag = (tag: string): boolean => !ours.includes(tag)

/** The tags of these check-ins that are not ours, the most used first. */
export function ownTagsOf(entries: readonly Pick<MoodEntry, 'emotion_tags'>[]): string[] {
  const counts = new Map<string, number>()
  for (const { emotion_tags } of entries)
    for (const tag of emotion_tags) if (isOwnTag(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([tag]) => tag)
}

/** The member's own tags, as their latest check-ins have them: what they called it where they come from. */
export const ownTags = queryOptions({
  queryKey: ['own-tags'],
  queryFn: ({ signal }) => call('GET /mood/history', { query: { limit: lengths.page }, signal }),
  select: ownTagsOf,
  staleTime: 300_000,
})
