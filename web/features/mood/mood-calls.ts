import type { MoodEntry } from '../../../contract/mood.ts'
import { given } from '../../lib/given.ts'
import type { NewChange } from '../../lib/outbox/change.ts'

/*
 * Changes of check-ins, for the outbox. What was made is `before` of what is changed, so that no word of another device
 * is lost.
 */

export type MoodBody = NewChange<'POST /mood'>['body']

const thingOf = (id: string) => `mood:${id}`

export const madeMood = (body: MoodBody & { id: string }): NewChange<'POST /mood'> => ({
  name: 'POST /mood',
  things: [thingOf(body.id)],
  body,
})

export const changedMood = (
  before: MoodEntry,
  body: NewChange<'PATCH /mood/{id}'>['body'],
): NewChange<'PATCH /mood/{id}'> => ({
  name: 'PATCH /mood/{id}',
  things: [thingOf(before.id)],
  before,
  params: { id: before.id },
  body,
})

export const deletedMood = (before: MoodEntry): NewChange<'DELETE /mood/{id}'> => ({
  name: 'DELETE /mood/{id}',
  things: [thingOf(before.id)],
  before,
  params: { id: before.id },
})

/** A check-in as it will be answered, of the moment `at` unless it says another. */
export const expectedMood = (
  { id = '', date, mood, ...said }: MoodBody,
  at: number = Date.now(),
): MoodEntry => ({
  id,
  date,
  mood,
  emotion_tags: [],
  note: null,
  created_at: new Date(at).toISOString(),
  ...given(said),
})
