import { texts } from './texts.ts'

/** What a banner is without words of its member. It is stored in English and read in the reader's language. */
export const defaultAltText = texts('Member banner')
