import { messageSW, Workbox } from 'workbox-window'
import { logFailure } from '../../lib/log-failure.ts'

const hourMs = 3_600_000

/** The files of this build that the page has loaded, by their paths. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name).pathname)
    .filter((path) => path.startsWith('/assets/'))

/**
 * Registers the service worker. `onReady` is told that a newer version waits, with what takes it in this tab; other tabs
 * go on with the old one. `onWorking` is told when the worker keeps the pages, which one that removes itself never says.
 * Nothing is told where there can be no worker. The returned function ends it.
 */
export function registerWorker(onReady: (take: () => void) => void, onWorking: () => void): () => void {
  let isEnded = false
  let isTaken = false
  let lookedAt = Date.now()
  const hadWorker = navigator.serviceWorker.controller !== null
  const worker = new Workbox('/service-worker.js', { updateViaCache: 'none' })

  worker.addEventListener('waiting', () => {
    onReady(() => {
      isTaken = true
      worker.messageSkipWaiting()
    })
  })
  worker.addEventListener('controlling', () => {
    if (isTaken) location.reload()
    // Another tab took it. This one still shows the old version, whose files are kept.
    else if (hadWorker) onReady(() => location.reload())
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
  document.addEventListener('visibilitychange', look)
  return () => {
    isEnded = true
    document.removeEventListener('visibilitychange', look)
  }
}
