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
/** Characters on each side of what a sample shows, and how many samples there are. */
const [aroundSample, sampleCount] = [30, 3]

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
  let used: Encoding | undefined
  let isOpen = chosen !== undefined
  const samples: string[] = []

  const clean = (text: string) => {
    const { text: rest, count } = storable(text)
    dropped += count
    return rest
  }
  function decode(bytes: Uint8Array): string {
    const decoded = decodeText(bytes, language, chosen)
    if (!decoded.isSure) {
      isOpen = true
      used = decoded.encoding
      unreadable += decoded.unreadable
      samples.push(...samplesIn(decoded.text).slice(0, sampleCount - samples.length))
    }
    return clean(decoded.text)
  }
  return {
    decode,
    async text(blob, name) {
      if (blob.size > largestText) throw tooLargeText(name)
      return decode(new Uint8Array(await blob.arrayBuffer()))
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
          }
        : undefined,
    dropped: () => dropped,
  }
}

/** Where a text has letters that depend on its encoding, those that could not be read first. */
function samplesIn(text: string): string[] {
  const found: string[] = []
  for (const pattern of [/\ufffd/g, /[^\p{ASCII}\ufffd]/gu]) {
    let end = 0
    for (const { index } of text.matchAll(pattern)) {
      if (found.length >= sampleCount) return found
      if (index < end) continue
      const from = Math.max(end, index - aroundSample)
      end = index + aroundSample
      const sample = text.slice(from, end).replace(/\s+/g, ' ').trim()
      if (!found.includes(sample)) found.push(sample)
    }
  }
  return found
}

/** A whole text whose encoding nobody is asked about. Throws {@link Unreadable}. */
export const wholeText = (blob: Blob, name: string): Promise<string> => textReader().text(blob, name)
