import { wording } from '../../../contract/texts.ts'
import type { Answers, Candidate, Refused } from './candidate.ts'
import type { Batch, FileToRead, Given, Request, Said } from './messages.ts'
import { pictureType } from './sources/picture-type.ts'
import { readFile } from './sources/read-file.ts'
import type { Reading } from './sources/reading.ts'
import { Unreadable } from './sources/unreadable.ts'
import { encodingAnswer } from './sources/whole-text.ts'

/** Candidates in one message. The page asks for the next batch when it has used them, so that no more wait in memory. */
const batchSize = 200
/** Milliseconds between two messages of progress. */
const progressEvery = 200

type Open = { key: string; encoding: string | undefined; reading: Promise<Reading> }
type Found = AsyncIterator<Candidate | Refused>

/** Answers the requests of a page. The reading of the last file is kept, so that it is read once. */
export function serveImports(say: (said: Said) => void): (request: Request) => Promise<void> {
  let open: Open | undefined
  const running = new Map<number, Found>()

  /** Another encoding is another reading. A picture has none, so that it is one of the file as it is read. */
  function readingOf(request: FileToRead & { answers?: Answers }, number: number): Promise<Reading> {
    const { file, zone, language, moodNames, answers } = request
    const encoding = answers?.[encodingAnswer]
    const key = JSON.stringify([
      file.name,
      file.size,
      file.lastModified,
      file.type,
      zone,
      language,
      moodNames,
    ])
    if (open?.key === key && (!answers || open.encoding === encoding)) return open.reading
    let told = 0
    const progress = (share: number) => {
      if (performance.now() - told < progressEvery) return
      told = performance.now()
      say({ number, say: 'progress', share })
    }
    // The page ends this worker to end a reading.
    const signal = new AbortController().signal
    const around = { zone, language, encoding, moodNames, now: new Date(), signal, progress }
    const reading = readFile(file, file.name, around)
    const mine: Open = { key, encoding, reading }
    open = mine
    reading.catch(() => {
      if (open === mine) open = undefined
    })
    return reading
  }

  async function batchOf(number: number, found: Found): Promise<Batch> {
    const batch: Batch = { found: [], isLast: false }
    while (batch.found.length < batchSize) {
      const { done, value } = await found.next()
      if (done) {
        running.delete(number)
        return { ...batch, isLast: true }
      }
      batch.found.push(value)
    }
    return batch
  }

  async function answer(request: Request): Promise<Given[keyof Given] | undefined> {
    const { number } = request
    switch (request.ask) {
      case 'summary':
        return (await readingOf(request, number)).summary(request.answers)
      case 'candidates': {
        const reading = await readingOf(request, number)
        const found = reading.candidates(request.answers)[Symbol.asyncIterator]()
        running.set(number, found)
        return batchOf(number, found)
      }
      case 'more': {
        const found = running.get(number)
        return found ? batchOf(number, found) : { found: [], isLast: true }
      }
      case 'stop':
        await running.get(number)?.return?.()
        running.delete(number)
        return undefined
      case 'picture': {
        const blob = await (await readingOf(request, number)).picture?.(request.path)
        const type = blob && (await pictureType(blob))
        if (!type) throw new Unreadable(wording('“{path}” is not a picture.', { path: request.path }))
        return new Blob([blob], { type })
      }
    }
  }

  return async (request) => {
    try {
      const given = await answer(request)
      if (given) say({ number: request.number, say: 'answer', given })
    } catch (error) {
      running.delete(request.number)
      if (error instanceof Unreadable)
        say({ number: request.number, say: 'unreadable', wording: error.wording })
      else say({ number: request.number, say: 'failed', message: String(error) })
    }
  }
}
