/*
 * The receipt of an account that was deleted in this tab. It outlives the session and a reload, so that it can be read
 * in peace, and goes with the tab. It names nobody.
 */

const key = 'deleted-account'
/** Where the storage of the browser is full or forbidden. */
let inMemory: string | undefined

/** Keeps a receipt until it was read. */
export function keepReceipt(receipt: object): void {
  inMemory = JSON.stringify(receipt)
  try {
    sessionStorage.setItem(key, inMemory)
  } catch {
    // It is in memory.
  }
}

function keptText(): string | null {
  try {
    return inMemory ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

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
export function dropReceipt(): void {
  inMemory = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing could be kept either.
  }
}
