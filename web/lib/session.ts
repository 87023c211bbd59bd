import { useSyncExternalStore } from 'react'
import type { Session } from '../../contract/auth.ts'
import type { User } from '../../contract/profile.ts'
import { hasOwnPages } from '../../contract/roles.ts'
import { withUserDefaults } from './added-fields.ts'
import { safeStorage } from './device/safe-storage.ts'
import { dropHealthDrafts, dropHealthDraftsOfOthers, isHealthOnScreen } from './drafts/drafts.ts'
import { dropReceipt } from './kept-receipt.ts'
import { languages, storeLanguage } from './language.ts'
import { wipeKept } from './offline.ts'

/**
 * The signed-in member of this browser. `checking` until the stored token has been verified (specification, Member 4).
 * The token and the user are stored in `localStorage.token` and `localStorage.user`, as specified (ruling 3).
 */
type SessionState =
  /** With whom the browser holds it to be, for what needs nothing of the server: the frame of the pages. */
  | { is: 'checking'; stored?: User }
  | { is: 'visitor' }
  /** `admin` has no pages of a member. Who moderates or curates is a member with a part in the back office. */
  | { is: 'member' | 'admin'; user: User; token: string }

const visitor: SessionState = { is: 'visitor' }
const listeners = new Set<() => void>()

function readStored(): { token: string; user: User } | undefined {
  try {
    const token = safeStorage.getItem('token')
    const user: User | null = JSON.parse(safeStorage.getItem('user') ?? 'null')
    return token && typeof user?.id === 'string' && typeof user.name === 'string'
      ? { token, user: withUserDefaults(user) }
      : undefined
  } catch {
    return undefined
  }
}

const signedIn = ({ token, user }: { token: string; user: User }): SessionState => ({
  is: hasOwnPages(user.role) ? 'member' : 'admin',
  user,
  token,
})

let state: SessionState = { is: 'checking' }
let isStored = true

function change(next: SessionState) {
  state = next
  for (const listener of listeners) listener()
}

/** The session of this browser, and the only place that writes it. */
export const session = {
  get: () => state,

  /** The token to send, also while it is being checked. */
  token: (): string | undefined =>
    'token' in state ? state.token : state.is === 'checking' ? readStored()?.token : undefined,

  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },

  /**
   * Verifies the stored session: `verify` resolves to whether the token is still valid. Without a usable pair both are
   * cleared silently.
   */
  async restore(verify: () => Promise<boolean>): Promise<void> {
    const stored = readStored()
    // Synchronous for a visitor, so that the prerendered landing page is hydrated as it is.
    if (!stored) return session.clear()
    change({ is: 'checking', stored: stored.user })
    if (await verify()) change(signedIn(stored))
    else session.expire()
  },

  /** Stores the answer of login, register and reset. */
  start({ access_token, user }: Session): void {
    dropHealthDraftsOfOthers(user.id)
    dropReceipt()
    wipeKept(user.id)
    isStored = safeStorage.setItem('token', access_token)
    safeStorage.setItem('user', JSON.stringify(user))
    change(signedIn({ token: access_token, user }))
    if (user.language && languages().includes(user.language)) storeLanguage(user.language)
  },

  /** Whether the session that was started last outlives the page. */
  isStored: () => isStored,

  /** Stores a changed user beside the same token, but not a user who has left meanwhile. */
  updateUser(user: User): void {
    if (!('token' in state) || state.user.id !== user.id) return
    safeStorage.setItem('user', JSON.stringify(user))
    change(signedIn({ token: state.token, user }))
  },

  /** An administrator has to set up a second factor first: the server says so. */
  needSecondFactor(): void {
    if ('token' in state) session.updateUser({ ...state.user, must_set_second_factor: true })
  },

  /** Forgets a session that the server has ended. */
  expire(): void {
    dropHealthDrafts()
    session.clear()
  },

  /** Forgets token and user, and what is kept of them for reading. */
  clear(): void {
    wipeKept()
    safeStorage.removeItem('token')
    safeStorage.removeItem('user')
    change(visitor)
  },
}

/** Follows the other tabs of this browser: signing out in one signs out in all. */
export function followOtherTabs(): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    // A session that ends by itself in another tab also removes the health data that are being typed in this one.
    // Signing out does so too, but on purpose, and ends the session first. All other drafts leave because they were
    // saved.
    if (key && isHealthOnScreen(key) && newValue === null && oldValue !== null && 'token' in state)
      safeStorage.setItem(key, oldValue)
    if (key !== 'token' && key !== 'user' && key !== null) return
    const stored = readStored()
    if (stored) change(signedIn(stored))
    else if (state.is !== 'checking') change(visitor)
  })
}

/** The session, for components. */
export const useSession = (): SessionState =>
  useSyncExternalStore(session.subscribe, session.get, () => visitor)

/** The member of this screen, or of its frame while their session is checked. Only below a guard. */
export function useUser(): User {
  const current = useSession()
  if (current.is === 'checking' && current.stored) return current.stored
  if (!('user' in current)) throw new Error('This screen is for members and stands outside their guard.')
  return current.user
}
