import { safeStorage } from '../../lib/device/safe-storage.ts'

const key = 'dismissedEventBanners'
const kept = 200

/** The ids of the events whose banner was dismissed in this browser (specification, Member 3). */
export function readDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(safeStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Adds one id, drops the oldest beyond two hundred, and returns all. */
export function dismiss(id: string): string[] {
  const ids = [...readDismissed().filter((other) => other !== id), id].slice(-kept)
  safeStorage.setItem(key, JSON.stringify(ids))
  return ids
}
