declare global {
  interface Window {
    /** What web/boot.js has asked with the stored token while the scripts were on their way, by address. */
    asked?: { token: string; answers: Map<string, Promise<Response>> }
  }
}

/** The answer that is on its way to what would be asked now; each is given out once, and only for the same token. */
export function takePreloaded(method: string, address: string, token: string | undefined) {
  const { asked } = window
  if (method !== 'GET' || !asked || asked.token !== token) return undefined
  const answer = asked.answers.get(address)
  asked.answers.delete(address)
  return answer
}
