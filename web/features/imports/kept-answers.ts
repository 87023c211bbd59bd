import { readDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import type { Answers } from './candidate.ts'

const nameOf = (file: File): string => `import:${file.size}:${file.name}`

/** What the member answered about a file in the last week, on this device. */
export const keptAnswers = (file: File, memberId: string): Answers =>
  readDraft<Answers>(nameOf(file), memberId)?.typed ?? {}

/** Keeps the answers about a file that waits to be brought in. */
export function keepAnswers(file: File, memberId: string, answers: Answers): void {
  saveDraft(nameOf(file), memberId, { base: {}, typed: answers })
}

/**
 * Says that the file waits no longer. Its answers stay, for when it is chosen again: after an interruption, an undo, or to
 * see whether all of it is here.
 */
export function settleAnswers(file: File, memberId: string): void {
  const answers = keptAnswers(file, memberId)
  if (Object.keys(answers).length > 0) saveDraft(nameOf(file), memberId, { base: answers, typed: answers })
}
