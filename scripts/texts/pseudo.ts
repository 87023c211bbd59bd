/**
 * The pseudo-language: every text with accents on its letters, longer, and in brackets. It shows which text is not
 * translated and which place is too small. It is made from the collected texts, for `npm run dev` and the tests. No
 * build contains it. Its codes are Unicode's own for such languages: `en-XA`, and `ar-XB` from right to left.
 */
import { type Choice, hasChoice, type Part, readMessage } from '../../contract/message.ts'
import { type Catalogue, withoutMeaning } from '../../contract/texts.ts'

export const pseudoLanguages = ['en-XA', 'ar-XB'] as const

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'áƀçđéƒǧĥíĵķļḿñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻḾÑÓÞɊŔŠŢÚṼŴẊÝŽ'

const accent = (words: string): string =>
  words.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter)

/** How much longer a text becomes. German and Finnish come near it. */
const growth = 0.4
const filler = ' ëxŧŗä ŵőŗđş íñ ä ļőñĝëŗ ļäñĝüäĝë'

export const opening = '⟦'
export const closing = '⟧'

function stretched(words: string): string {
  const wanted = Math.ceil(words.length * growth)
  return filler
    .repeat(Math.ceil(wanted / filler.length))
    .slice(0, wanted)
    .trimEnd()
}

const written = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return accent(part)
      if ('kind' in part) return writtenChoice(part)
      return `{${part.name}${part.grouped ? ', number' : ''}}`
    })
    .join('')

const writtenChoice = ({ name, kind, arms }: Choice): string =>
  `{${name}, ${kind}, ${Object.entries(arms)
    .map(([key, arm]) => `${key} {${written(arm)}}`)
    .join(' ')}}`

/** A text in the pseudo-language. */
export function pseudo(given: string): string {
  const text = withoutMeaning(given)
  const words = hasChoice(text)
    ? written(readMessage(text))
    : text.replace(/(\{\w+\})|[^{]+|\{/g, (part, placeholder) => placeholder ?? accent(part))
  const read = text.replace(/\{[^{}]*,|[{}]/g, '')
  return `${opening}${words}${stretched(read)}${closing}`
}

export const pseudoCatalogue = (texts: Iterable<string>): Catalogue =>
  Object.fromEntries([...texts].map((text) => [text, pseudo(text)]))
