import { readDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import type { Answers } from './candidate.ts'

const nameOf = (file: File): string => `import:${file.size}:${file.name}`

/** What the member answered about a file before the page was loaded again. */
export const keptAnswers = (file: File, memberId: string): Answers =>
  readDraft<Answers>(nameOf(file), memberId)?.typed ?? {}

/** Keeps the answers about a file until it is brought in. */
export function keepAnswers(file: File, memberId: string, answers: Answers): void {
  saveDraft(nameOf(file), memberId, { base: {}, typed: answers })
}

/** Forgets them. */
export const dropAnswers = (file: File, memberId: string): void =>
  void saveDraft(nameOf(file), memberId, undefined)
