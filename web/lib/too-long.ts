import { translate } from '../../contract/t.ts'
import { type Text, texts } from '../../contract/texts.ts'

const general = texts('A text holds {max, plural, other {# characters}}; please shorten it by {count}.')

/**
 * The sentence for a text that is longer than `max` characters; undefined for one that is not. A field says so instead
 * of having a maxLength, which would cut off what is pasted without a word.
 */
export function tooLong(text: string, max: number, sentence: Text = general): string | undefined {
  const count = text.length - max
  return count > 0 ? translate(sentence, { max, count }) : undefined
}
