import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'
import { encryptTo } from './age.ts'
import { type BackupSource, bytesOf } from './source.ts'

/** An entry of a backup: a name and its bytes, whole in memory (some megabytes at most). */
export type Entry = { name: string; bytes: Buffer }

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const draftSuffix = '.part'

/** More than any entry of ours has: a forged one must not take all memory. */
const mostEntryBytes = 2 ** 29

/** Whether a file of this name is an archive that is still being written, or never was to its end. */
export const isDraft = (name: string): boolean => /\.tar\.gz(?:\.age)?\.part$/.test(name)

/**
 * Writes a `.tar.gz` of the entries that `fill` adds, encrypted to the age recipients if there are any. The file gets its
 * name when it is complete and on the disk. It holds a community's data, so only its owner may read it.
 */
export async function writeArchive(
  file: string,
  fill: (add: (entry: Entry) => Promise<void>) => Promise<void>,
  recipients: readonly string[] = [],
): Promise<void> {
  const part = `${file}${draftSuffix}`
  const tar = pack()
  const zipped = createGzip({ level: 4 })
  const target = createWriteStream(part, { mode: 0o600 })
  const written =
    recipients.length > 0
      ? pipeline(tar, zipped, encryptTo(recipients), target)
      : pipeline(tar, zipped, target)
  // The await below throws this error. Until then nothing listens for it.
  written.catch(() => undefined)
  try {
    await fill((entry) => Promise.race([addTo(tar, entry), written]))
    tar.finalize()
    await written
    await synced(part)
    await rename(part, file)
    if (process.platform !== 'win32') await synced(dirname(file))
  } catch (error) {
    tar.destroy()
    // If the file could not be written, that error is the reason. What is added afterwards only meets a closed archive.
    const reason = await written.then(
      () => error,
      (failure: NodeJS.ErrnoException) => (failure.errno === undefined ? error : failure),
    )
    await rm(part, { force: true })
    throw reason
  }
}

const addTo = (tar: Pack, { name, bytes }: Entry) =>
  new Promise<void>((done, failed) => {
    tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()))
  })

async function synced(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Reads an archive's entries in their order. Throws when it is no archive, is cut off, or cannot be decrypted. */
export async function* readArchive(source: BackupSource): AsyncGenerator<Entry> {
  const tar = extract()
  const read = pipeline(await bytesOf(source), createGunzip(), tar)
  read.catch(() => undefined)
  for await (const entry of tar) {
    const { name, size = 0 } = entry.header
    if (size > mostEntryBytes) throw new Error('An entry is larger than any of ours.')
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    yield { name, bytes: Buffer.concat(chunks) }
  }
  await read
}
