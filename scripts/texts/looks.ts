/** What looks wrong in a catalogue, and may be right: for the eyes of a translator. The gate does not fail on it. */
import { type Catalogue, withoutMeaning } from '../../contract/texts.ts'

/** What a text says without its values and choices, so that its length is that of its words. */
const wordsOf = (text: string): string =>
  withoutMeaning(text)
    .replace(/\{\s*\w+\s*,\s*(?:plural|selectordinal|select)\s*,/g, '')
    .replace(/\{\w+(?:, number)?\}/g, '')

/** Languages grow on short words more than on long ones. */
const mostLength = (english: number) => Math.max(12, english * 2 + 6)
const leastLength = (english: number) => (english < 20 ? 0 : english * 0.4)

const end = /(?:[.!?:…]|\.\.\.)$/
const alike: Readonly<Record<string, string>> = { '…': '...', '。': '.', '؟': '?', '！': '!' }
const endOf = (text: string): string => {
  const [mark = ''] = end.exec(text) ?? []
  return alike[mark] ?? mark
}
const edges = (text: string) => [text.length - text.trimStart().length, text.length - text.trimEnd().length]

/** At least two words of letters: one word alone, such as 'Budget', may well be the same in two languages. */
const saysSomething = /\p{L}{2,}.*\s.*\p{L}{2,}/u

function look(text: string, words: string): string[] {
  const [told, own] = [wordsOf(text), wordsOf(words)]
  const found: string[] = []
  if (own.length > mostLength(told.length)) found.push('is much longer than the English')
  if (own.length < leastLength(told.length)) found.push('is much shorter than the English')
  if (own === told && saysSomething.test(told)) found.push('is the English')
  if (endOf(told) !== endOf(own)) found.push(`ends with “${endOf(own)}”, the English with “${endOf(told)}”`)
  if (edges(text).join() !== edges(words).join()) found.push('has other spaces at its ends')
  if (words.includes('||')) found.push('has the meaning in it that is for translators alone')
  return found
}

/** One line for each text whose words look wrong. */
export const whatLooksWrong = (catalogue: Catalogue): string[] =>
  Object.entries(catalogue).flatMap(([text, words]) =>
    words === '' ? [] : look(text, words).map((why) => `“${words}” ${why}: “${text}”`),
  )
