import { SaxesParser } from 'saxes'
import { wording } from '../../../../../contract/texts.ts'
import { Unreadable } from '../unreadable.ts'
import { type HealthRecord, zoneOfRecord } from './measure.ts'

/** The longest start tag in characters, and the longest document type. One that has no end would fill the memory. */
const longestTag = 1024 ** 2
const end = '</HealthData>'

const notHealth = () => new Unreadable(wording('This is not an export of Apple Health.'))

/** Told of each element: its name, its attributes, and whether a correlation lists it, which repeats those beside it. */
type OnElement = (name: string, attributes: HealthRecord, isRepeated: boolean) => void

/** The text from the first element on. The document types of some versions are broken, and nothing in them is needed. */
async function* fromRoot(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | undefined = ''
  for await (const chunk of chunks) {
    if (head === undefined) {
      yield chunk
      continue
    }
    head += chunk
    const root = head.search(/<HealthData[\s>/]/)
    if (root >= 0) {
      yield head.slice(root)
      head = undefined
    } else if (head.length > longestTag) throw notHealth()
  }
  if (head !== undefined) throw notHealth()
}

/** Writes each `&` that begins no entity as one: a parser would look for the end of the entity to the end of the file. */
async function* withEntities(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  const bare = /&(?!(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});)/gi
  let held = ''
  for await (const chunk of chunks) {
    const text = held + chunk
    // An entity may go on in the next chunk.
    const cut = text.length - (/&[#\w]{0,32}$/.exec(text)?.[0].length ?? 0)
    held = text.slice(cut)
    yield text.slice(0, cut).replace(bare, '&amp;')
  }
  yield held.replace(bare, '&amp;')
}

/**
 * Reads an export of Apple Health as it comes, and tells of each element with its attributes. Apple's own files are not
 * always well-formed, so what is wrong inside is passed over. Throws {@link Unreadable} if it is no such export, or if
 * its end is missing.
 */
export async function readElements(chunks: AsyncIterable<string>, onElement: OnElement): Promise<void> {
  const parser = new SaxesParser({ position: false, xmlns: false })
  let isEnded = false
  let sinceTag = 0
  let isInCorrelation = false
  let pending: { attributes: Record<string, string | undefined>; isRepeated: boolean } | undefined
  const tell = () => {
    if (pending) onElement('Record', pending.attributes, pending.isRepeated)
    pending = undefined
  }
  parser.on('error', () => undefined)
  parser.on('opentag', ({ name, attributes }) => {
    sinceTag = 0
    if (name === 'MetadataEntry') {
      if (pending && attributes.key === zoneOfRecord)
        pending.attributes[zoneOfRecord] = attributes.value as string
      return
    }
    if (name === 'Record') {
      tell()
      pending = { attributes: attributes as Record<string, string>, isRepeated: isInCorrelation }
      return
    }
    if (name === 'Correlation') isInCorrelation = true
    // A correlation without an end ends where the next thing of its level begins.
    else if (name === 'Workout' || name === 'ActivitySummary') isInCorrelation = false
    onElement(name, attributes as HealthRecord, isInCorrelation)
  })
  parser.on('closetag', ({ name }) => {
    sinceTag = 0
    if (name === 'Record') tell()
    if (name === 'Correlation') isInCorrelation = false
    if (name === 'HealthData') isEnded = true
  })
  let tail = ''
  for await (const chunk of withEntities(fromRoot(chunks))) {
    sinceTag += chunk.length
    parser.write(chunk)
    tail = (tail + chunk.slice(-2 * end.length)).slice(-2 * end.length)
    if (sinceTag > longestTag) throw notHealth()
  }
  parser.close()
  tell()
  if (isEnded) return
  throw new Unreadable(
    tail.includes(end)
      ? wording(
          'A part of the export of Apple Health is damaged, so it can’t be read to its end. Please export it again.',
        )
      : wording('The export of Apple Health ends in the middle. Please export it again.'),
  )
}
