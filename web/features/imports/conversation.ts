import { englishOf, type Wording, wording } from '../../../contract/texts.ts'
import type { Given, Request, Said } from './messages.ts'

/** A file that could not be read, with the sentence that says why. */
export class ImportFault extends Error {
  readonly wording: Wording
  constructor(wording: Wording, cause?: unknown) {
    super(englishOf(wording), { cause })
    this.wording = wording
  }
}

/** What is used of a Worker. */
export type ImportWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>

type Asked = {
  resolve: (given: Given[keyof Given]) => void
  reject: (reason: unknown) => void
  onProgress: ((share: number) => void) | undefined
}
type UnnumberedRequest = Request extends infer R ? (R extends Request ? Omit<R, 'number'> : never) : never

/** One worker and what it was asked. When it dies, every open question is answered by an {@link ImportFault}. */
export function converse(worker: ImportWorker) {
  const open = new Map<number, Asked>()
  let over: { reason: unknown } | undefined
  let last = 0

  const end = (reason: unknown) => {
    if (over) return
    over = { reason }
    worker.terminate()
    for (const { reject } of open.values()) reject(reason)
    open.clear()
  }
  const died = (cause: unknown) =>
    end(
      new ImportFault(
        wording(
          'Reading the file was stopped: it may need more memory than this browser has. Please try again.',
        ),
        cause,
      ),
    )

  worker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    const asked = open.get(data.number)
    if (!asked) return
    if (data.say === 'progress') {
      asked.onProgress?.(data.share)
      return
    }
    open.delete(data.number)
    if (data.say === 'answer') asked.resolve(data.given)
    else if (data.say === 'unreadable') asked.reject(new ImportFault(data.wording))
    else
      asked.reject(
        new ImportFault(
          wording(
            'A part of this file could not be understood. Please save or export it again. If that does not help, tell whoever runs this community.',
          ),
          data.message,
        ),
      )
  })
  worker.addEventListener('error', (event) => {
    event.preventDefault?.()
    died((event as ErrorEvent).message)
  })
  worker.addEventListener('messageerror', () => died('messageerror'))

  return {
    /** A number for a request, or for several that belong together. */
    number: () => {
      last += 1
      return last
    },
    /** Asks, and returns the answer, which is of the kind `given`. */
    ask<K extends keyof Given>(
      _given: K,
      number: number,
      request: UnnumberedRequest,
      onProgress?: (share: number) => void,
    ): Promise<Given[K]> {
      return new Promise((resolve, reject) => {
        if (over) return reject(over.reason)
        open.set(number, { resolve: resolve as Asked['resolve'], reject, onProgress })
        worker.postMessage({ number, ...request })
      })
    },
    /** Says something that has no answer. */
    tell: (number: number, request: UnnumberedRequest) => {
      if (!over) worker.postMessage({ number, ...request })
    },
    isOver: () => over !== undefined,
    end,
  }
}
export type Conversation = ReturnType<typeof converse>
