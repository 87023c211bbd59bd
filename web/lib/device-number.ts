import { newId } from './new-id.ts'

const key = 'device'

/**
 * The number by which this browser is known again when somebody signs in, so that a new device can be told from one that
 * was here before. It is made up here, sent with no other call, and stays when somebody signs out.
 */
export function deviceNumber(): string {
  try {
    const kept = localStorage.getItem(key)
    if (kept) return kept
    const made = newId()
    localStorage.setItem(key, made)
    return made
  } catch {
    return newId()
  }
}
