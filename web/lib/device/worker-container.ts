/** The browser's service workers; undefined where it has none, and in a sandboxed frame, where asking for them throws. */
export function workerContainer(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}
