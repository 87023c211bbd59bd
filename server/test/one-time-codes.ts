import { Secret, TOTP } from 'otpauth'
import type { Session } from '../../contract/auth.ts'
import type { TestApp } from './app.ts'
import { goodPassword } from './make.ts'

/** What an authenticator app shows for a secret at a moment. */
export const codeAt = (secret: string, at: Temporal.Instant): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.epochMilliseconds })

/** Turns one-time codes on for a member, and moves on to the next code. */
export async function turnCodesOn(
  app: TestApp,
  as: Session,
  password = goodPassword,
): Promise<{ secret: string; recoveryCodes: string[]; code: () => string }> {
  const made = await app.call('POST /user/codes', { as, body: { currentPassword: password } })
  if (made.status !== 200) throw new Error(made.problem.detail)
  const { secret } = made.body
  const code = () => codeAt(secret, app.clock.now())
  const confirmed = await app.call('POST /user/codes/confirm', { as, body: { code: code() } })
  if (confirmed.status !== 200) throw new Error(confirmed.problem.detail)
  app.clock.forward({ seconds: 30 })
  return { secret, recoveryCodes: confirmed.body.codes, code }
}
