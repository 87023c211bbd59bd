import type { Answers, Candidate, Refused, Summary } from './candidate.ts'
import { type Conversation, converse, type ImportWorker } from './conversation.ts'

export { ImportFault } from './conversation.ts'

/** `signal` ends the reading at once, and rejects with its reason. `onProgress` is told the read share, 0 to 1. */
export type ReadOptions = { signal?: AbortSignal; onProgress?: (share: number) => void }

/** Reads files in workers that `makeWorker` makes. There is one at a time. It is made when it is needed. */
export function importReader(makeWorker: () => ImportWorker) {
  let current: Conversation | undefined

  /** Holds a conversation while `talk` needs it, or until the signal ends it. */
  async function* during<T>(
    signal: AbortSignal | undefined,
    talk: (conversation: Conversation) => AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    signal?.throwIfAborted()
    const conversation = current && !current.isOver() ? current : converse(makeWorker())
    current = conversation
    // A worker that is in the middle of something hears nothing, so it is ended.
    const end = () => conversation.end(signal?.reason)
    signal?.addEventListener('abort', end)
    try {
      yield* talk(conversation)
    } finally {
      signal?.removeEventListener('abort', end)
    }
  }

  /** The answer to one request. */
  async function answerTo<K extends 'summary' | 'picture'>(
    wish: Wish,
    { signal, onProgress }: ReadOptions,
  ): Promise<Given[K]> {
    const once = async function* (talk: Conversation) {
      yield await talk.ask<K>(talk.number(), wish, onProgress)
    }
    for await (const given of during(signal, once)) return given
    throw new Error('There was no answer.')
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
      const talk = conversation(signal)
      return talk.ask<'summary'>(talk.number(), { ask: 'summary', file, zone, answers }, onProgress)
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
      const talk = conversation(signal)
      const number = talk.number()
      let isRead = false
      try {
        let batch = await talk.ask<'candidates'>(
          number,
          { ask: 'candidates', file, zone, answers },
          onProgress,
        )
        for (;;) {
          yield* batch.found
          if (batch.isLast) break
          batch = await talk.ask<'candidates'>(number, { ask: 'more' }, onProgress)
        }
        isRead = true
      } finally {
        if (!isRead) talk.tell(number, { ask: 'stop' })
      }
    },

    /** The bytes of a picture of a candidate, with the type that they have. Throws an {@link ImportFault}. */
    async readPicture(file: File, zone: string, path: string, { signal }: ReadOptions = {}): Promise<Blob> {
      const talk = conversation(signal)
      return talk.ask<'picture'>(talk.number(), { ask: 'picture', file, zone, path })
    },

    /** Ends the worker and frees its memory. The next call makes a new one. */
    close(): void {
      current?.end(new DOMException('The reading was closed.', 'AbortError'))
      current = undefined
    },
  }
}

/** The readers of the page. */
export const {
  readSource,
  candidates,
  readPicture,
  close: closeImports,
} = importReader(
  () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'imports' }),
)
