/** The worker in which files are read: nothing of them leaves the device but what the member chose. */
import type { Request } from './messages.ts'
import { serveImports } from './serve.ts'

const answer = serveImports((said) => self.postMessage(said))
self.addEventListener('message', ({ data }: MessageEvent<Request>) => void answer(data))
