import { Feather, type LucideIcon, Palette, Sprout } from 'lucide-react'
import type { Post } from '../../../contract/community.ts'
import { translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

type Look = { name: Text; icon: LucideIcon; tone: 'clay' | 'accent' | 'good' }

const looks: Record<Post['post_type'], Look> = {
  art: { name: texts('Art'), icon: Palette, tone: 'clay' },
  reflection: { name: texts('Reflection'), icon: Feather, tone: 'accent' },
  achievement: { name: texts('Achievement'), icon: Sprout, tone: 'good' },
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
