declare global {
  interface Window {
    /** What web/boot.js has requested with the stored token while the scripts were loading, by address; and when. */
    asked?: { token: string; at: number; answers: Map<string, Promise<Response>> }
  }
}

/** The bodies of those that are there, by address. */
const bodies = new Map<string, unknown>()

/** Reads the preloaded answers, so that the first render has them. */
export async function readPreloaded(): Promise<void> {
  const { answers } = window.asked ?? {}
  const read = async ([address, answer]: [string, Promise<Response>]) => {
    const came = await answer
    if (!came.ok || came.bodyUsed) return
    const body: unknown = await came.clone().json()
    if (answers?.has(address)) bodies.set(address, body)
  }
  await Promise.allSettled([...(answers ?? [])].map(read))
}

const isFor = (token: string | undefined) => window.asked !== undefined && window.asked.token === token

/** The preloaded answer to a request. Each is returned once, and only for the same token. */
export function takePreloaded(method: string, address: string, token: string | undefined) {
  if (method !== 'GET' || !isFor(token)) return undefined
  const answer = window.asked?.answers.get(address)
  window.asked?.answers.delete(address)
  bodies.delete(address)
  return answer
}

/** The body of the preloaded answer to a request, if it is there already. Each is returned once, as above. */
export function takePreloadedBody(method: string, address: string, token: string | undefined): unknown {
  const body = bodies.get(address)
  return body !== undefined && takePreloaded(method, address, token) ? body : undefined
}
