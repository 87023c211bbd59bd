import { searchForm } from '../../kernel/search-text.ts'

const letters = /[\p{L}\p{N}]/u

/** Whether `words` stand in a text by themselves, not within a longer word. Both are in their form in a search. */
function standsIn(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at).match(/.$/su)?.[0] ?? ' '
    const after = text.slice(at + words.length).match(/^./su)?.[0] ?? ' '
    if (!letters.test(before) && !letters.test(after)) return true
  }
  return false
}

/** Which words of the list a text holds, in whatever capitals and with whatever accents. */
export function findFlagged(text: string, list: readonly { word: string; folded: string }[]): string[] {
  const folded = searchForm(text)
  return list.filter((one) => standsIn(folded, one.folded)).map(({ word }) => word)
}

/** How a text begins, in one line. */
export function excerptOf(text: string, most = 200): string {
  const line = text.replace(/\s+/gu, ' ').trim()
  const characters = Array.from(line)
  return characters.length <= most ? line : `${characters.slice(0, most - 1).join('')}…`
}
