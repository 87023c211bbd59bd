import { newId } from '../new-id.ts'
import { safeStorage } from './safe-storage.ts'

const key = 'device'

/**
 * Returns the number that identifies this browser when somebody signs in or reports a sign-in, so that the server can tell a
 * new device from a known one. It is random, sent with no other call, and kept after signing out.
 */
export function deviceNumber(): string {
  const known = safeStorage.getItem(key)
  if (known) return known
  const made = newId()
  safeStorage.setItem(key, made)
  return made
}
