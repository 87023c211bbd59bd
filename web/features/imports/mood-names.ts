import { moods } from '../../../contract/moods.ts'
import { moodLook } from '../mood/mood-look.ts'
import { plainName } from './sources/plain-name.ts'

/** Our moods by their plain names in the reader's language. */
export const moodNames = (): Readonly<Record<string, string>> =>
  Object.fromEntries(moods.map((mood) => [plainName(moodLook(mood).name), mood]))
