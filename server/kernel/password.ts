import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { concurrencyLimit } from './concurrency-limit.ts'

const derive = promisify(argon2)

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Hashes contain their cost, so it can be raised. */
const cost = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const tagLength = 32

/** Two hashes at a time keep memory and the thread pool free for others. */
const limited = concurrencyLimit({ atOnce: 2, mostWaiting: 64, mostWaitMs: 3_000 })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/**
 * Hashes a password with argon2id, as a PHC string with its salt and cost. A Mac may compose "ü" of two characters where
 * a phone has one, so the composed form is hashed (RFC 8265, NIST SP 800-63B).
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const message = password.normalize('NFC')
  const tag = await limited(() => derive('argon2id', { message, nonce: salt, tagLength, ...cost }))
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(salt)}$${base64(tag)}`
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** The hash that is verified if there is no such account. It costs the same work and never matches. */
const nobody = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${base64(randomBytes(16))}$${base64(randomBytes(tagLength))}`

/**
 * Returns whether the password matches the hash. It takes as long without a hash as with one. Hashes of version 0.9 and
 * older are of the password as it was typed, so its other forms are tried too.
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  for (const form of new Set([password.normalize('NFC'), password.normalize('NFD'), password]))
    if (await matches(form, hash)) return true
  return false
}

async function matches(password: string, hash: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tag = ''] = phc.exec(hash ?? nobody) ?? []
  if (!tag) throw new Error('A stored password hash is not in the PHC form of argon2id.')
  const expected = Buffer.from(tag, 'base64')
  const actual = await limited(() =>
    derive('argon2id', {
      message: password,
      nonce: Buffer.from(salt, 'base64'),
      tagLength: expected.length,
      memory: Number(memory),
      passes: Number(passes),
      parallelism: Number(parallelism),
    }),
  )
  return timingSafeEqual(actual, expected) && hash !== undefined
}
