import { englishOf, type Wording, wording } from '../../../../contract/texts.ts'

/** A file that cannot be read at all, with the sentence that says why. */
export class Unreadable extends Error {
  readonly wording: Wording
  constructor(wording: Wording) {
    super(englishOf(wording))
    this.wording = wording
  }
}

/** What is said of a file that was cut: what is missing might be much, so nothing of it is taken. */
export const cutOff = (name: string): Unreadable =>
  new Unreadable(wording('“{name}” ends in the middle. Please export it again.', { name }))
