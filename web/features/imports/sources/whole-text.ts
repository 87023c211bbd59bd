import { wording } from '../../../../contract/texts.ts'
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

/**
 * A whole text in the encoding that its first bytes name, else in UTF-8, else in Windows-1252, without a byte order
 * mark. Throws {@link Unreadable}.
 */
export async function wholeText(blob: Blob, name: string): Promise<string> {
  if (blob.size > largestText) throw tooLargeText(name)
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
