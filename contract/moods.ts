import { texts } from './texts.ts'

/** The moods on offer (specification, Member 9). A client may send another one. It is shown with a generic emoji. */
export const moods = ['happy', 'calm', 'anxious', 'sad', 'energetic'] as const
type Mood = (typeof moods)[number]

/** What they mean for the day. A mood of another client means neither. */
export const pleasantMoods: readonly string[] = ['happy', 'calm', 'energetic'] satisfies Mood[]
export const unpleasantMoods: readonly string[] = ['anxious', 'sad'] satisfies Mood[]

/** The tags on offer for a check-in. A member may write others. */
export const emotionTags = texts([
  'grateful',
  'hopeful',
  'creative',
  'tired',
  'overwhelmed',
  'peaceful',
  'excited',
  'lonely',
  'content',
  'inspired',
])
