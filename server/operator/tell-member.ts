import { randomUUID } from 'node:crypto'
import { languageOf, type MemberRow } from '../features/auth/queries.ts'
import { admitEmail } from '../features/auth/security-emails.ts'
import type { Clock } from '../kernel/clock.ts'
import { rateLimiter } from '../kernel/http/rate-limit.ts'
import type { Letter } from '../kernel/mail/mailer.ts'
import { type LanguageTexts, loadTexts } from '../texts.ts'
import type { Tools } from '../tools.ts'

/**
 * Emails a member what was done to their account on the command line, as often as emails about an account's safety may go
 * there. Returns what the operator has to know where it was not sent.
 */
export async function tellMember(
  tools: Tools,
  clock: Clock,
  member: Pick<MemberRow, 'id' | 'email' | 'email_proved_at' | 'language' | 'seen_language'>,
  compose: (reader: LanguageTexts) => Letter,
): Promise<string[]> {
  const { db } = tools.database
  const postmark = { id: randomUUID(), askedAt: new Date(clock.now().epochMilliseconds) }
  const needs = { db, clock, limiter: rateLimiter(db, clock) }
  if (!(await admitEmail(needs, member, 'second-factor', { ...postmark, attempt: 1 })))
    return [
      'They got as many emails as may be sent now, so they get this one later. Please tell them yourself.',
    ]
  const letter = compose((await loadTexts(tools.config.DATA_DIR)).in(languageOf(member)))
  return tools.letters.send(letter, postmark).then(
    () => [],
    () => ['The email that tells them could not be sent. Please tell them yourself.'],
  )
}
