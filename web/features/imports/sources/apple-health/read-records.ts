import { SaxesParser } from 'saxes'
import { wording } from '../../../../../contract/texts.ts'
import { Unreadable } from '../unreadable.ts'
import type { HealthRecord } from './measure.ts'

/** The longest start tag in characters. One that has no end would fill the memory. */
const longestTag = 1024 ** 2

/**
 * Reads an export of Apple Health as it comes, and tells of each element with its attributes. Apple's own files are not
 * always well-formed, so what is wrong inside is passed over. Throws {@link Unreadable} if it is no such export, or if
 * its end is missing.
 */
export async function readElements(
  chunks: AsyncIterable<string>,
  onElement: (name: string, attributes: HealthRecord) => void,
): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  let root: string | undefined
  let isEnded = false
  let sinceTag = 0
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    if (root === undefined) {
      root = name
      if (root !== 'HealthData') throw new Unreadable(wording('This is not an export of Apple Health.'))
    }
    onElement(name, attributes as HealthRecord)
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    if (name === root) isEnded = true
  })
  for await (const chunk of chunks) {
    sinceTag += chunk.length
    parser.write(chunk)
    if (sinceTag > longestTag) throw new Unreadable(wording('This is not an export of Apple Health.'))
  }
  parser.close()
  if (root === undefined) throw new Unreadable(wording('This is not an export of Apple Health.'))
  if (!isEnded)
    throw new Unreadable(wording('The export of Apple Health ends in the middle. Please export it again.'))
}
