import { readFile, stat } from 'node:fs/promises'
import { StartRefusal } from '../../start/start-refusal.ts'
import { unreadable } from './unreadable.ts'

// Encryption to an age key (age-encryption.org/v1). The library is read only where it is used.

/** How every file that age encrypted begins. */
export const ageHeader = Buffer.from('age-encryption.org/v1\n')

const mostIdentityBytes = 65_536

type Bytes = AsyncIterable<Uint8Array>

/** A stage of a pipeline that encrypts what passes, 64 kB at a time. */
export const encryptTo = (recipients: readonly string[]) =>
  async function* (source: Bytes): AsyncGenerator<Uint8Array> {
    yield* await (await encrypter(recipients)).encrypt(ReadableStream.from(source))
  }

/** Decrypts what passes, 64 kB at a time. Every piece is authenticated, and so is the end. */
export async function* decryptWith(identities: readonly string[], source: Bytes): AsyncGenerator<Uint8Array> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  yield* await decrypter.decrypt(ReadableStream.from(source)).catch((cause: Error) => {
    const isOther = /no identity matched/.test(cause.message)
    throw isOther ? new StartRefusal('No identity in that file opens this backup.', { cause }) : cause
  })
}

async function encrypter(recipients: readonly string[]) {
  const { Encrypter } = await import('age-encryption')
  const made = new Encrypter()
  for (const recipient of recipients) made.addRecipient(recipient)
  return made
}

/** The recipient that is mistyped, so that nothing could be encrypted to it; undefined if all are well. */
export async function wrongRecipient(recipients: readonly string[]): Promise<string | undefined> {
  for (const recipient of recipients)
    try {
      // The library looks at some keys only when it uses them.
      await (await encrypter([recipient])).encrypt('')
    } catch {
      return recipient
    }
  return undefined
}

/** A file of identities; nothing of one that is too large to be such a file. */
const readSmall = async (file: string): Promise<string> =>
  (await stat(file)).size > mostIdentityBytes ? '' : readFile(file, 'utf8')

/** The identities in a file as `age-keygen` writes it. Throws `StartRefusal` if there is none. */
export async function readIdentities(file: string): Promise<string[]> {
  const text = await readSmall(file).catch((error: unknown) => {
    throw unreadable(file, error) ?? error
  })
  const lines = text.split('\n')
  const found = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  const { Decrypter } = await import('age-encryption')
  try {
    const probe = new Decrypter()
    for (const identity of found) probe.addIdentity(identity)
    if (found.length > 0) return found
  } catch {
    // The sentence below is for both.
  }
  throw new StartRefusal(`${file} holds no age identity (AGE-SECRET-KEY-1…), one on each line.`)
}
