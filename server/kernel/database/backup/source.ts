import { createReadStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { StartRefusal } from '../../start/start-refusal.ts'
import { ageHeader, decryptWith } from './age.ts'

/** A backup that can be read, more than once. */
export type BackupSource = {
  /** What people call it. */
  name: string
  open(): Promise<Readable>
  /** The age identities that may decrypt it. */
  identities: readonly string[]
}

/** A backup in a file of this machine. */
export const fileSource = (file: string, identities: readonly string[] = []): BackupSource => ({
  name: file,
  identities,
  open: async () => createReadStream(file),
})

/** The bytes of its archive, decrypted if need be. Throws `StartRefusal` if it is encrypted and nothing opens it. */
export async function bytesOf({ name, open, identities }: BackupSource): Promise<AsyncIterable<Uint8Array>> {
  const stream = await open()
  const pieces = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  const first: Buffer[] = []
  for (let length = 0; length < ageHeader.length; ) {
    const { done, value } = await pieces.next()
    if (done) break
    first.push(value)
    length += value.length
  }
  const start = Buffer.concat(first)
  const whole = (async function* () {
    try {
      yield start
      for (let piece = await pieces.next(); !piece.done; piece = await pieces.next()) yield piece.value
    } finally {
      stream.destroy()
    }
  })()
  if (!start.subarray(0, ageHeader.length).equals(ageHeader)) return whole
  if (identities.length > 0) return decryptWith(identities, whole)
  stream.destroy()
  throw new StartRefusal(`${name} is encrypted. Say --identity and the file with your age identity.`)
}
