import { hash, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { lengths } from '../../../../contract/limits.ts'

/** What authenticator apps expect (RFC 6238): one step either way, because clocks differ. */
const rules = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const window = 1
/** RFC 4226 section 4: at least 128 bits, and 160 are recommended. */
const secretBytes = 20

/** A new secret. */
export const newSecret = (): Buffer => randomBytes(secretBytes)

const totp = (secret: Buffer, label = '') =>
  new TOTP({
    ...rules,
    issuer: 'A-genda',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
  })

/** A secret as it is typed, and as the address that apps read from a picture. */
export const secretInWords = (secret: Buffer, email: string): { secret: string; uri: string } => {
  const made = totp(secret, email)
  return { secret: made.secret.base32, uri: made.toString() }
}

/** The step of a code around now; undefined if it is none of this secret. The comparison takes the same time. */
export function stepOf(secret: Buffer, code: string, now: Temporal.Instant): number | undefined {
  const timestamp = now.epochMilliseconds
  const delta = totp(secret).validate({ token: code, timestamp, window })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / rules.period) + delta
}

/** A code as it is typed, without what people put between its parts. */
export const plainCode = (typed: string): string => typed.replace(/[\s-]/g, '').toLowerCase()

export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code)

/** No letter is like a digit, and none is like another. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const recoveryLetters = 16

/** A recovery code in four groups: 79 random bits. */
export function newRecoveryCode(): string {
  let code = ''
  while (code.length < recoveryLetters)
    // Only bytes that give each letter the same chance.
    for (const byte of randomBytes(32))
      if (byte < 31 * 8 && code.length < recoveryLetters) code += letters[byte % 31]
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: lengths.recoveryCodes }, () => newRecoveryCode())

/** What is stored of a recovery code. It is so random that a plain hash cannot be reversed. */
export const recoveryHash = (memberId: string, typed: string): Buffer =>
  hash('sha256', `${memberId} ${plainCode(typed)}`, 'buffer')
