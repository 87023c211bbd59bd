/** Leaves a failed load in the browser's log (member.md section 8), for whoever looks into it. */
export function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: this is the log the specification means.
  if (error) console.error('Health data could not be loaded.', error)
}
