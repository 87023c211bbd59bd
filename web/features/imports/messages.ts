import type { Wording } from '../../../contract/texts.ts'
import type { Answers, Candidate, Refused, Summary } from './candidate.ts'

/**
 * A file that is read in a member's zone and language, by somebody who calls the moods by these plain names. Sent with
 * every request, because a worker that was replaced has nothing.
 */
export type FileToRead = {
  file: File
  zone: string
  language: string
  moodNames: Readonly<Record<string, string>>
}

/** What the page asks of the worker. `number` is that of the request, and comes back with what is said to it. */
export type Request = { number: number } & (
  | ({ ask: 'summary'; answers: Answers } & FileToRead)
  | ({ ask: 'candidates'; answers: Answers } & FileToRead)
  /** The next batch of the candidates that were asked for with the same number. */
  | { ask: 'more' }
  /** No more of them. */
  | { ask: 'stop' }
  | ({ ask: 'picture'; path: string } & FileToRead)
)

export type Batch = { found: (Candidate | Refused)[]; isLast: boolean }
/** The kinds of answers. */
export type Given = { summary: Summary; batch: Batch; picture: Blob }

/** What the worker says. */
export type Said = { number: number } & (
  | { say: 'progress'; share: number }
  | { say: 'answer'; given: Given[keyof Given] }
  /** The file cannot be read, and why. */
  | { say: 'unreadable'; wording: Wording }
  /** A fault of ours. */
  | { say: 'failed'; message: string }
)
