import { translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

/** The moods on offer (specification, Member 9). A client may send another one. It is shown with a generic emoji. */
export const moods = ['happy', 'calm', 'anxious', 'sad', 'energetic'] as const

/** How each mood is shown. A value that another client saved gets a generic emoji (specification, Member 3). */
const looks: Readonly<Record<string, { emoji: string; name: Text }>> = {
  happy: { emoji: '😊', name: texts('Happy') },
  calm: { emoji: '😌', name: texts('Calm') },
  anxious: { emoji: '😰', name: texts('Anxious') },
  sad: { emoji: '😢', name: texts('Sad') },
  energetic: { emoji: '⚡', name: texts('Energetic') },
}

/** A mood's emoji and its name in the reader's language. */
export function moodLook(mood: string): { emoji: string; name: string } {
  const look = looks[mood]
  return look ? { emoji: look.emoji, name: translate(look.name) } : { emoji: '🙂', name: mood }
}
