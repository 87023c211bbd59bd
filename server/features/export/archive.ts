import papa from 'papaparse'
import { csvMark, csvRules } from '../../../contract/csv.ts'
import type { ExportManifest } from '../../../contract/export.ts'
import type { Storage } from '../../kernel/files/storage.ts'
import type { ZippedFile, ZipWriter } from '../../kernel/files/zip.ts'

export type Cell = string | number | null

/** The files of an export, as they are written. What comes in a list is written as it comes. */
export type Archive = {
  /** A list as JSON, one thing a line. */
  list(path: string, things: AsyncIterable<object>): Promise<void>
  /** One thing as JSON. */
  thing(path: string, thing: object): Promise<void>
  /** A table for spreadsheets, the names of its columns first. */
  table(path: string, columns: readonly string[], rows: AsyncIterable<readonly Cell[]>): Promise<void>
  /** A text that comes in pieces. */
  text(path: string, pieces: AsyncIterable<string>): Promise<void>
  /** One of many small texts. */
  note(path: string, text: string): Promise<void>
  /** A stored file. One that is gone is named in the manifest. The same path again changes nothing. */
  picture(path: string, key: string): Promise<void>
}

/** About what is read and compressed at a time, in characters. */
const pieceLength = 64 * 1024

/** A text in larger pieces than it comes in. */
async function* inPieces(parts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = ''
  for await (const part of parts) {
    piece += part
    if (piece.length < pieceLength) continue
    yield piece
    piece = ''
  }
  if (piece) yield piece
}

async function* one(text: string): AsyncGenerator<string> {
  yield text
}

type Listed = Pick<ExportManifest, 'files' | 'missing'>

/** The files of an export, and what its manifest says of them. */
export function archive(zip: ZipWriter, storage: Storage): { files: Archive; listed: Listed } {
  const listed: Listed = { files: [], missing: [] }
  const pictures = new Set<string>()
  const add = (file: ZippedFile, count?: number) =>
    void listed.files.push({ ...file, ...(count !== undefined && { count }) })

  /** Adds a file that `lines` writes, a line for each thing, and counts the things. */
  async function counted<T>(
    path: string,
    things: AsyncIterable<T>,
    lines: { first: string; line: (thing: T, at: number) => string; last: string },
  ): Promise<void> {
    let count = 0
    const parts = async function* () {
      yield lines.first
      for await (const thing of things) {
        yield lines.line(thing, count)
        count += 1
      }
      yield lines.last
    }
    add(await zip.compressed(path, inPieces(parts())), count)
  }

  const files: Archive = {
    list: (path, things) =>
      counted(path, things, {
        first: '[',
        line: (thing, at) => `${at === 0 ? '\n' : ',\n'}${JSON.stringify(thing)}`,
        last: '\n]\n',
      }),
    thing: async (path, thing) => add(await zip.compressed(path, one(`${JSON.stringify(thing, null, 2)}\n`))),
    table: (path, columns, rows) =>
      counted(path, rows, {
        first: `${csvMark}${papa.unparse([[...columns]], csvRules)}\r\n`,
        line: (row) => `${papa.unparse([[...row]], csvRules)}\r\n`,
        last: '',
      }),
    text: async (path, pieces) => add(await zip.compressed(path, inPieces(pieces))),
    note: async (path, text) => add(await zip.stored(path, one(text))),
    async picture(path, key) {
      if (pictures.has(path)) return
      pictures.add(path)
      const file = await storage.get(key)
      if (file) add(await zip.stored(path, file.body))
      else listed.missing.push(path)
    },
  }
  return { files, listed }
}
