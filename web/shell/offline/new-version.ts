import { messageSW, Workbox } from 'workbox-window'
import { logFailure } from '../../lib/log-failure.ts'

const hourMs = 3_600_000

/** The files of this build that the page has loaded, by their paths. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

export type WorkerNews = {
  /** A newer version waits, or none any more. `take` takes it in this tab; other tabs go on with the old one. */
  onReady: (take: (() => void) | undefined) => void
  /** The worker keeps the members' pages. One that removes itself never says so. */
  onWorking: () => void
  /** The operator has removed the worker. */
  onRemoved: () => void
}

/**
 * Registers the service worker, and tells what becomes of it; nothing where there can be none. The returned function ends
 * it.
 */
export function registerWorker({ onReady, onWorking, onRemoved }: WorkerNews): () => void {
  let isEnded = false
  let isTaken = false
  let isRemoved = false
  let lookedAt = Date.now()
  const hadWorker = navigator.serviceWorker.controller !== null
  const worker = new Workbox('/service-worker.js', { updateViaCache: 'none' })

  worker.addEventListener('waiting', () => {
    // One that removes itself is no newer version.
    if (isRemoved) return
    onReady(() => {
      isTaken = true
      worker.messageSkipWaiting()
    })
  })
  worker.addEventListener('controlling', () => {
    if (isTaken) location.reload()
    // Another tab took it. This one still shows the old version, whose files are kept.
    else if (hadWorker && !isRemoved) onReady(() => location.reload())
  })

  async function register(): Promise<void> {
    await worker.register()
    await messageSW(await worker.active, { type: 'KEEP_PAGES', loaded: loadedFiles() })
    if (!isEnded) onWorking()
  }
  register().catch((error: unknown) => logFailure('Nothing is kept for reading offline.', error))

  const look = () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hourMs) return
    lookedAt = Date.now()
    worker.update().catch(() => undefined)
  }
  const hear = ({ data }: MessageEvent) => {
    if (data?.type !== 'REMOVED') return
    isRemoved = true
    onReady(undefined)
    onRemoved()
  }
  document.addEventListener('visibilitychange', look)
  navigator.serviceWorker.addEventListener('message', hear)
  return () => {
    isEnded = true
    navigator.serviceWorker.removeEventListener('message', hear)
    document.removeEventListener('visibilitychange', look)
  }
}
