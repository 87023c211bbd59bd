import { t } from '../../../contract/t.ts'

/** How each mood is shown; another value that a client saved gets a generic emoji (member.md section 3). */
const looks: Readonly<Record<string, { emoji: string; name: string }>> = {
  happy: { emoji: '😊', name: 'Happy' },
  calm: { emoji: '😌', name: 'Calm' },
  anxious: { emoji: '😰', name: 'Anxious' },
  sad: { emoji: '😢', name: 'Sad' },
  energetic: { emoji: '⚡', name: 'Energetic' },
}

/** A mood's emoji and its name in the reader's language. */
export function moodLook(mood: string): { emoji: string; name: string } {
  const look = looks[mood]
  return look ? { emoji: look.emoji, name: t(look.name) } : { emoji: '🙂', name: mood }
}
