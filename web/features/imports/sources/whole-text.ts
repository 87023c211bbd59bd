import { wording } from '../../../../contract/texts.ts'
import type { Question } from '../candidate.ts'
import { decodeText, type Encoding, encodings } from './encodings.ts'
import { storable } from './storable.ts'
import { Unreadable } from './unreadable.ts'

/**
 * Bytes of a text that is taken into memory as a whole. Twenty years of a diary have less. A browser that runs out of
 * memory ends the page, and not only the worker.
 */
export const largestText = 100 * 1024 ** 2

/** The sentence for a text that is too large. */
export const tooLargeText = (name: string) =>
  new Unreadable(
    wording(
      '“{name}” has more than {most} MB, which is too much to be read at once. Please export fewer years at a time.',
      {
        name,
        most: largestText / 1024 ** 2,
      },
    ),
  )

/** The answer to which encoding a file has, among the answers about it. */
export const encodingAnswer = 'encoding'
const sampleCount = 3
/** Characters of a sample. */
const longestSample = 240

/** Reads the texts of one file, and remembers what could not be read of them. */
export type TextReader = {
  /** A whole text without NUL and without its byte order mark. Throws {@link Unreadable} for one too large. */
  text: (blob: Blob, name: string) => Promise<string>
  decode: (bytes: Uint8Array) => string
  /** A value of JSON, whose texts lose what cannot be stored. Throws a `SyntaxError`. */
  json: (text: string) => unknown
  /** Asks for the encoding if the bytes leave it open, or the member chose it. */
  question: () => Question | undefined
  /** How many characters were dropped because they cannot be stored. */
  dropped: () => number
}

/** Makes the reader of a file's texts. `language` is that of the page, and `encoding` the member's choice. */
export function textReader({
  language = 'en',
  encoding,
}: {
  language?: string
  encoding?: string | undefined
} = {}): TextReader {
  const chosen = encodings.find((one) => one === encoding)
  let dropped = 0
  let unreadable = 0
  let unreadableLine: number | undefined
  let used: Encoding | undefined
  let isOpen = chosen !== undefined
  const samples: string[] = []

  const clean = (text: string) => {
    const { text: rest, count } = storable(text)
    dropped += count
    return rest
  }
  function decode(bytes: Uint8Array, hasItsLines = false): string {
    const decoded = decodeText(bytes, language, chosen)
    if (!decoded.isSure) {
      isOpen = true
      used = decoded.encoding
      unreadable += decoded.unreadable
      if (hasItsLines) unreadableLine ??= unreadableLineIn(decoded.text)
      samples.push(...samplesIn(decoded.text).slice(0, sampleCount - samples.length))
    }
    return clean(decoded.text)
  }
  return {
    decode: (bytes) => decode(bytes),
    async text(blob, name) {
      if (blob.size > largestText) throw tooLargeText(name)
      return decode(new Uint8Array(await blob.arrayBuffer()), true)
    },
    json: (text) => JSON.parse(text, (_, value) => (typeof value === 'string' ? clean(value) : value)),
    question: () =>
      isOpen
        ? {
            id: encodingAnswer,
            group: 'encoding',
            about: '',
            options: [...encodings],
            suggestion: chosen ?? used ?? 'utf-8',
            samples,
            unreadable,
            ...(unreadableLine !== undefined && { unreadableLine }),
          }
        : undefined,
    dropped: () => dropped,
  }
}

/** Lines with letters that depend on the encoding, in file order. Those with unreadable letters take precedence. */
function samplesIn(text: string): string[] {
  const found = new Map<number, string>()
  for (const pattern of [/\ufffd/g, /[^\p{ASCII}\ufffd]/gu]) {
    let end = 0
    for (const { index } of text.matchAll(pattern)) {
      if (found.size >= sampleCount) break
      if (index < end) continue
      const from = Math.max(text.lastIndexOf('\n', index), text.lastIndexOf('\r', index)) + 1
      end = lineEnd(text, index)
      const sample = excerpt(text.slice(from, end), index - from)
      if (!found.has(from) && ![...found.values()].includes(sample)) found.set(from, sample)
    }
  }
  return [...found].sort(([a], [b]) => a - b).map(([, sample]) => sample)
}

/** Where the line with a character ends. */
function lineEnd(text: string, at: number): number {
  const lineBreak = /[\r\n]/g
  lineBreak.lastIndex = at
  return lineBreak.exec(text)?.index ?? text.length
}

/** A line; of one that is too long to be shown, the words around a place. */
function excerpt(line: string, at: number): string {
  if (line.length <= longestSample) return line.replace(/\s+/g, ' ').trim()
  const half = longestSample / 2
  const [from, to] = [Math.max(0, at - half), Math.min(line.length, at + half)]
  const words = line.slice(from, to).split(/\s+/)
  // The words at a cut are not whole.
  const whole = words.slice(
    from > 0 && words.length > 2 ? 1 : 0,
    to < line.length && words.length > 2 ? -1 : undefined,
  )
  return `${from > 0 ? '… ' : ''}${whole.join(' ').trim()}${to < line.length ? ' …' : ''}`
}

/** The number of the line in which the first unreadable character stands, from 1; undefined if all can be read. */
function unreadableLineIn(text: string): number | undefined {
  const at = text.indexOf('\ufffd')
  if (at < 0) return undefined
  let line = 1
  for (const { index } of text.matchAll(/\r\n?|\n/g)) {
    if (index > at) break
    line += 1
  }
  return line
}

/** A whole text whose encoding nobody is asked about. Throws {@link Unreadable}. */
export const wholeText = (blob: Blob, name: string): Promise<string> => textReader().text(blob, name)
