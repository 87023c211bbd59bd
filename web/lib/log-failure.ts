/** Leaves a failed load in the browser's log, where the specification says 'only logged', for whoever looks into it. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log the specification means.
  if (error) console.error(what, error)
}
