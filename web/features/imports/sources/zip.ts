import { BlobReader, configure, type FileEntry, ZipReader } from '@zip.js/zip.js/lib/zip-core-native.js'
import { wording } from '../../../../contract/texts.ts'
import { chunksOf } from './chunks.ts'
import { decodeText } from './encodings.ts'
import { Unreadable } from './unreadable.ts'
import { largestText, type TextReader, textReader, tooLargeText } from './whole-text.ts'

// The worker that this runs in is worker enough, and the policy of the site forbids those that the library makes.
configure({ useWebWorkers: false, useCompressionStream: true, chunkSize: 64 * 1024 })

export const zipLimits = {
  files: 100_000,
  /** Bytes of one unpacked file. */
  unpacked: 8 * 1024 ** 3,
  /** How many times its packed size a file may have. */
  growth: 200,
  /** Bytes below which nobody is harmed by growth. */
  harmless: 1024 ** 2,
}

/**
 * The files of a ZIP, by their paths without the folders that all of them are in, and without what systems put beside
 * them. Every method throws {@link Unreadable}.
 */
export type Zip = {
  paths: string[]
  has: (path: string) => boolean
  /** The unpacked size in bytes that the ZIP names. */
  size: (path: string) => number
  chunks: (path: string) => AsyncIterable<Uint8Array>
  /** The whole file. One as large as a {@link largestText} is refused. */
  blob: (path: string) => Promise<Blob>
  text: (path: string) => Promise<string>
  /** The first 4 kB of a file at most. */
  start: (path: string) => Promise<Uint8Array<ArrayBuffer>>
  /** The same as text. */
  head: (path: string) => Promise<string>
  /** What each of its folders holds, as if it were the ZIP. */
  folders: () => Zip[]
}

type Entries = Map<string, FileEntry>

/** Bytes of the beginning by which a file is known. */
const headSize = 4096
/** Folders that are looked into. */
const mostFolders = 20
/** What macOS and Windows put beside the files of a folder. */
const besides = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i

const isOutside = (path: string) => /(?:^|[\\/])\.\.(?:[\\/]|$)/.test(path)
const damaged = () => new Unreadable(wording('The ZIP is damaged. Please save or export it again.'))
const tooLarge = (path: string) =>
  new Unreadable(wording('“{path}” in the ZIP grows too large when it is unpacked.', { path }))

/** Opens a ZIP; only its directory is read. Throws {@link Unreadable}. */
export async function openZip(
  file: Blob,
  limits = zipLimits,
  texts: TextReader = textReader(),
): Promise<Zip> {
  return zipOf(withoutSharedFolders(await directoryOf(file, limits)), limits, texts)
}

function zipOf(entries: Entries, limits: typeof zipLimits, texts: TextReader): Zip {
  const entryOf = (path: string): FileEntry => {
    const entry = entries.get(path)
    if (!entry) throw new Unreadable(wording('“{path}” is missing in the ZIP.', { path }))
    if (entry.uncompressedSize > mostOf(entry)) throw tooLarge(path)
    return entry
  }
  const mostOf = ({ compressedSize }: FileEntry) =>
    Math.min(limits.unpacked, Math.max(limits.harmless, compressedSize * limits.growth))

  async function* chunks(path: string): AsyncGenerator<Uint8Array> {
    const entry = entryOf(path)
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    // What goes wrong reaches the reader through the stream, unless it went wrong before there was one.
    entry
      .getData(writable, { checkCrc32: true })
      .catch(() => writable.abort(damaged()).catch(() => undefined))
    try {
      // The size that the ZIP names may be a lie: what grows past it is stopped by the library.
      yield* chunksOf(readable)
    } catch {
      throw damaged()
    }
  }
  const blob = async (path: string) => {
    if (entryOf(path).uncompressedSize > largestText) throw tooLargeText(path)
    const parts: BlobPart[] = []
    for await (const chunk of chunks(path)) parts.push(chunk as Uint8Array<ArrayBuffer>)
    return new Blob(parts)
  }
  async function start(path: string): Promise<Uint8Array<ArrayBuffer>> {
    for await (const chunk of chunks(path)) return Uint8Array.from(chunk.subarray(0, headSize))
    return new Uint8Array()
  }
  return {
    paths: [...entries.keys()],
    has: (path) => entries.has(path),
    size: (path) => entries.get(path)?.uncompressedSize ?? 0,
    chunks,
    blob,
    text: async (path) => texts.text(await blob(path), path),
    start,
    head: async (path) => decodeText(await start(path), 'en').text,
    folders: () =>
      [...Map.groupBy(entries, ([path]) => folderOf(path))]
        .filter(([folder]) => folder !== '')
        .slice(0, mostFolders)
        .map(([, inside]) => zipOf(withoutSharedFolders(new Map(inside)), limits, texts)),
  }
}

const folderOf = (path: string) => path.slice(0, path.indexOf('/') + 1)

/** A program that packs a folder puts the folder itself into the ZIP, and unpacking and packing again one more. */
function withoutSharedFolders(entries: Entries): Entries {
  const folder = folderOf([...entries.keys()][0] ?? '')
  if (folder === '' || [...entries.keys()].some((path) => !path.startsWith(folder))) return entries
  return withoutSharedFolders(
    new Map([...entries].map(([path, entry]) => [path.slice(folder.length), entry])),
  )
}

async function directoryOf(blob: Blob, limits: typeof zipLimits): Promise<Entries> {
  const entries = new Map<string, FileEntry>()
  const reader = new ZipReader(new BlobReader(blob), { filenameValidation: 'tolerant' })
  try {
    let count = 0
    for await (const entry of reader.getEntriesGenerator()) {
      count += 1
      if (count > limits.files)
        throw new Unreadable(
          wording('The ZIP holds more than {most, plural, other {{most, number} files}}.', {
            most: limits.files,
          }),
        )
      if (isOutside(entry.filename))
        throw new Unreadable(
          wording('The ZIP holds a file that leads out of it: “{path}”.', { path: entry.filename }),
        )
      if (entry.encrypted)
        throw new Unreadable(wording('The ZIP has a password. Please save it without one.'))
      const path = entry.filename.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '')
      if (!entry.directory && !besides.test(path)) entries.set(path, entry)
    }
    return entries
  } catch (error) {
    throw error instanceof Unreadable ? error : damaged()
  } finally {
    await reader.close().catch(() => undefined)
  }
}
