import { englishOf, type Wording } from '../../../../contract/texts.ts'

/** A file that cannot be read at all, with the sentence that says why. */
export class Unreadable extends Error {
  readonly wording: Wording
  constructor(wording: Wording) {
    super(englishOf(wording))
    this.wording = wording
  }
}
