import { call } from '../../lib/api.ts'
import { safeTabStorage } from '../../lib/device/safe-storage.ts'

/** What a sign-in by a provider keeps in this tab until the browser comes back. */
type Begun = {
  attempt: string
  invitation?: string | undefined
  /** The page with the button, where a failure is told. */
  from: string
}

const key = 'oidc'

/** Begins to sign in by the provider: keeps the secret of it in this tab, and leaves for the provider's page. */
export async function beginOidc(begun: Omit<Begun, 'attempt'>): Promise<void> {
  const { url, attempt } = await call('POST /auth/oidc/begin')
  safeTabStorage.setItem(key, JSON.stringify({ ...begun, attempt } satisfies Begun))
  window.location.assign(url)
}

/** What was kept of the beginning; undefined if it did not begin in this tab. It is given once. */
export function takeBegun(): Begun | undefined {
  const kept = safeTabStorage.getItem(key)
  safeTabStorage.removeItem(key)
  try {
    return kept === null ? undefined : (JSON.parse(kept) as Begun)
  } catch {
    return undefined
  }
}
