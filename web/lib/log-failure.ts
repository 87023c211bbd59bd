/**
 * Writes a failed load to the browser's log, where the specification says 'only logged'. A load that was given up
 * because its page was left did not fail.
 */
export function logFailure(what: string, error: unknown): void {
  if (!error || (error as Error).name === 'AbortError') return
  // biome-ignore lint/suspicious/noConsole: this is the log the specification means.
  console.warn(what, error)
}
