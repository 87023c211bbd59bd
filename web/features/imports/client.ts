import { currentLanguage } from '../../../contract/t.ts'
import type { Answers, Candidate, Refused, Summary } from './candidate.ts'
import { type Conversation, converse, type ImportWorker } from './conversation.ts'
import { moodNames } from './mood-names.ts'

export { ImportFault } from './conversation.ts'

/** `signal` ends the reading at once, and rejects with its reason. `onProgress` is told the read share, 0 to 1. */
export type ReadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }

/**
 * Reads files in workers that `makeWorker` makes. There is one at a time. It is made when it is needed. `namesOfMoods`
 * gives our moods by their plain names, because a worker has no words of the reader's language.
 */
export function importReader(
  makeWorker: () => ImportWorker,
  namesOfMoods: () => Readonly<Record<string, string>> = () => ({}),
) {
  let current: Conversation | undefined

  /** The worker, which the signal can end until it is released. */
  function connect(signal: AbortSignal | undefined): { talk: Conversation; release: () => void } {
    signal?.throwIfAborted()
    const talk = current && !current.isOver() ? current : converse(makeWorker())
    current = talk
    // A worker that is in the middle of something hears nothing, so it is ended.
    const end = () => talk.end(signal?.reason)
    signal?.addEventListener('abort', end)
    return { talk, release: () => signal?.removeEventListener('abort', end) }
  }

  return {
    /**
     * What is in a file: kinds, counts, days, and what is to be answered. Answers can lead to further questions. Throws
     * an {@link ImportFault} with the sentence for the member.
     */
    async readSource(
      file: File,
      zone: string,
      { answers = {}, signal, onProgress }: ReadOptions & { answers?: Answers } = {},
    ): Promise<Summary> {
      const { talk, release } = connect(signal)
      try {
        const read = { file, zone, language: currentLanguage(), moodNames: namesOfMoods() }
        return await talk.ask('summary', talk.number(), { ask: 'summary', ...read, answers }, onProgress)
      } finally {
        release()
      }
    },

    /**
     * What is to be written, and what is refused with the reason. They come as they are asked for. The same file and
     * the same answers give the same, in the same order. Throws an {@link ImportFault}.
     */
    async *candidates(
      file: File,
      zone: string,
      answers: Answers,
      { signal, onProgress }: ReadOptions = {},
    ): AsyncGenerator<Candidate | Refused, void> {
      const { talk, release } = connect(signal)
      const number = talk.number()
      let isLast = false
      try {
        const read = { file, zone, language: currentLanguage(), moodNames: namesOfMoods() }
        let batch = await talk.ask('batch', number, { ask: 'candidates', ...read, answers }, onProgress)
        for (;;) {
          isLast = batch.isLast
          yield* batch.found
          if (isLast) return
          batch = await talk.ask('batch', number, { ask: 'more' }, onProgress)
        }
      } finally {
        if (!isLast) talk.tell(number, { ask: 'stop' })
        release()
      }
    },

    /** The bytes of a picture of a candidate, with the type that they have. Throws an {@link ImportFault}. */
    async readPicture(file: File, zone: string, path: string, { signal }: ReadOptions = {}): Promise<Blob> {
      const { talk, release } = connect(signal)
      try {
        const read = { file, zone, language: currentLanguage(), moodNames: namesOfMoods() }
        return await talk.ask('picture', talk.number(), { ask: 'picture', ...read, path })
      } finally {
        release()
      }
    },

    /** Ends the worker and frees its memory. The next call makes a new one. */
    close(): void {
      current?.end(new DOMException('The reading was closed.', 'AbortError'))
      current = undefined
    },
  }
}

/** The reader of the page. */
export const imports = importReader(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'imports' }),
  moodNames,
)
