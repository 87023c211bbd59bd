import { newId } from '../new-id.ts'
import { safeStorage } from './safe-storage.ts'

const key = 'device'

/**
 * The number by which this browser is known again when somebody signs in, or says that a sign-in was not theirs, so that a
 * new device can be told from one that was here before. It is made up here, sent with no other call, and stays when
 * somebody signs out.
 */
export function deviceNumber(): string {
  const known = safeStorage.getItem(key)
  if (known) return known
  const made = newId()
  safeStorage.setItem(key, made)
  return made
}
