import { workerContainer } from '../../lib/device/worker-container.ts'
import type { OpenScreen } from './push-events.ts'

const isOpenScreen = (data: unknown): data is OpenScreen =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'open-screen'

/** Calls `open` with the screen of each notification that is pressed. Returns how to stop. */
export function listenForScreens(open: (to: string) => void): () => void {
  const worker = workerContainer()
  if (!worker) return () => undefined
  const listen = ({ data, ports }: MessageEvent) => {
    if (!isOpenScreen(data)) return
    // The worker opens a page of its own if nobody answers.
    ports[0]?.postMessage('open')
    open(data.to)
  }
  worker.addEventListener('message', listen)
  worker.startMessages()
  return () => worker.removeEventListener('message', listen)
}
