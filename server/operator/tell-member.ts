import { randomUUID } from 'node:crypto'
import { languageOf } from '../features/auth/queries.ts'
import type { Clock } from '../kernel/clock.ts'
import type { Letter } from '../kernel/mail/mailer.ts'
import { type LanguageTexts, loadTexts } from '../texts.ts'
import type { Tools } from '../tools.ts'

/**
 * Tells a member by letter what was done to their account on the command line. Returns what to say where it could not be
 * sent.
 */
export async function tellMember(
  tools: Tools,
  clock: Clock,
  member: { language: string | null; seen_language: string | null },
  compose: (reader: LanguageTexts) => Letter,
): Promise<string[]> {
  const letter = compose((await loadTexts(tools.config.DATA_DIR)).in(languageOf(member)))
  const postmark = { id: randomUUID(), askedAt: new Date(clock.now().epochMilliseconds) }
  return tools.letters.send(letter, postmark).then(
    () => [],
    () => ['The email that tells them could not be sent. Please tell them yourself.'],
  )
}
