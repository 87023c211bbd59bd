import { lengths } from '../../../contract/limits.ts'
import { texts } from '../../../contract/texts.ts'
import { tooLong } from '../../lib/form/too-long.ts'
import type { EntryText } from './entry-text.ts'

const long = {
  title: texts('A title holds {max, plural, other {# characters}}; please shorten it by {count}.'),
  body: texts(
    'An entry holds {max, plural, other {# characters}}; please shorten it by {count}, or go on in a second one.',
  ),
  alt: texts(
    'What a picture shows is said in {max, plural, other {# characters}}; please shorten it by {count}.',
  ),
}

/** Why an entry would not be taken, in a sentence. */
export const faultOf = ({ title, body, images }: EntryText): string | undefined =>
  tooLong(title, lengths.journalTitle, long.title) ??
  tooLong(body, lengths.journalBody, long.body) ??
  images
    .map(({ alt }) => tooLong(alt, lengths.journalAlt, long.alt))
    .find((sentence) => sentence !== undefined)
