import { searchForm } from '../../../contract/search-form.ts'

/** A text as it is searched, in small letters. */
export const plain = (text: string): string => searchForm(text).toLowerCase().trim()

type Searchable = { label: string; words?: string }

/** How well one word that was typed fits a text; 0 when it does not. */
function fit(word: string, text: string): number {
  const at = text.indexOf(word)
  if (at === 0) return 3
  if (at > 0) return /[\s\p{P}]/u.test(text[at - 1] ?? '') ? 2 : 1
  return 0
}

/** How well what was typed fits: each word has to, its label more than the other words it can be found by. */
function score(typed: readonly string[], { label, words = '' }: Searchable): number {
  const [name, others] = [plain(label), plain(words)]
  let sum = 0
  for (const word of typed) {
    const best = Math.max(fit(word, name) * 2, fit(word, others))
    if (best === 0) return 0
    sum += best
  }
  return name === typed.join(' ') ? sum + 10 : sum
}

/**
 * What fits the words that were typed, the best first. Of what fits alike, the shortest comes first, because most of it was
 * typed. All of it in its order for no words.
 */
export function rank<T extends Searchable>(typed: string, all: readonly T[]): T[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...all]
  return all
    .map((one) => ({ one, points: score(words, one) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points || a.one.label.length - b.one.label.length)
    .map(({ one }) => one)
}
