declare global {
  interface Window {
    /** What web/boot.js has requested with the stored token while the scripts were loading, by address. */
    asked?: { token: string; answers: Map<string, Promise<Response>> }
  }
}

/** The preloaded answer to a request. Each is returned once, and only for the same token. */
export function takePreloaded(method: string, address: string, token: string | undefined) {
  const { asked } = window
  if (method !== 'GET' || !asked || asked.token !== token) return undefined
  const answer = asked.answers.get(address)
  asked.answers.delete(address)
  return answer
}
