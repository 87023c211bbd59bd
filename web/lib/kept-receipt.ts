/*
 * The receipt of an account that was deleted in this tab. It outlives the session and a reload, so that it can be read
 * in peace, and goes with the tab. It names nobody.
 */

import { safeTabStorage } from './device/safe-storage.ts'

const key = 'deleted-account'

/** Keeps a receipt until it was read. */
export function keepReceipt(receipt: object): void {
  safeTabStorage.setItem(key, JSON.stringify(receipt))
}

const keptText = (): string | null => safeTabStorage.getItem(key)

/** Whether a receipt waits to be read. */
export const isReceiptKept = (): boolean => keptText() !== null

/** The kept receipt as it was kept; undefined if there is none. */
export function keptReceipt(): unknown {
  try {
    return JSON.parse(keptText() ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Forgets the receipt. */
export const dropReceipt = (): void => safeTabStorage.removeItem(key)
