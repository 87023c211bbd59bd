import { Feather, type LucideIcon, Palette, Sprout } from 'lucide-react'
import type { Post } from '../../../contract/community.ts'
import { translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

type Look = { name: Text; icon: LucideIcon }

const looks: Record<Post['post_type'], Look> = {
  art: { name: texts('Art'), icon: Palette },
  reflection: { name: texts('Reflection'), icon: Feather },
  achievement: { name: texts('Achievement'), icon: Sprout },
}

/** The name of a post's type in the reader's language, and its mark. */
export function postLook(type: Post['post_type']): Omit<Look, 'name'> & { name: string } {
  return { ...looks[type], name: translate(looks[type].name) }
}

/** The first words of a text, to name it by. */
export function firstWords(text: string, most = 60): string {
  const words = text.trim().replace(/\s+/g, ' ')
  if (words.length <= most) return words
  const cut = [...words].slice(0, most).join('')
  return `${cut.replace(/\s+\S*$/, '') || cut}…`
}

/** A post with this many characters or lines more is worth folding. */
const longest = { characters: 420, lines: 9, spared: 140 }

/** The beginning of a long text, to its last whole word; a text that is hardly longer is left whole. */
export function beginningOf(text: string): string {
  const lines = text.split('\n')
  const letters = [...lines.slice(0, longest.lines).join('\n')]
  const isShort = letters.length <= longest.characters + longest.spared
  if (isShort && lines.length <= longest.lines + 2) return text
  const cut = letters.slice(0, longest.characters).join('')
  const whole = letters.length > longest.characters ? cut.replace(/\s+\S*$/, '') : cut
  return `${whole.replace(/[\s.,;:!?–-]+$/, '')}…`
}
