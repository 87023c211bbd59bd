import { translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

const general = texts('A text holds {max, plural, other {# characters}}; please shorten it by {count}.')

/**
 * The sentence for a text longer than `max` characters; undefined for any other. A field shows it instead of a
 * maxLength, which would silently cut off pasted text.
 */
export function tooLong(text: string, max: number, sentence: Text = general): string | undefined {
  const count = text.length - max
  return count > 0 ? translate(sentence, { max, count }) : undefined
}
