/** Drafts stay in this browser under the member's id, so that another member on the same device never sees one. */
const keyOf = (name: string, memberId: string) => `draft:${name}:${memberId}`

/** What was being typed under `name` when the page was left; undefined when there is nothing usable. */
export function readDraft(name: string, memberId: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(keyOf(name, memberId)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps what is being typed over a reload and an expired session; undefined forgets it. */
export function keepDraft(name: string, memberId: string, draft: unknown): void {
  try {
    if (draft === undefined) localStorage.removeItem(keyOf(name, memberId))
    else localStorage.setItem(keyOf(name, memberId), JSON.stringify(draft))
  } catch {
    // A full or forbidden storage: the draft lives as long as the page.
  }
}

/** The keys of whatever a member typed and did not save. A feature that keeps drafts of its own names them likewise. */
const keysOf = (storage: Storage, memberId: string) =>
  Object.keys(storage).filter((key) => key.includes('draft') && key.includes(memberId))

const storages = () => [localStorage, sessionStorage]

/** Whether anything that a member typed waits to be saved in this browser. */
export const hasDrafts = (memberId: string): boolean =>
  storages().some((storage) => keysOf(storage, memberId).length > 0)

/** Forgets every draft of a member: who signs out on purpose leaves nothing behind, and takes nothing of others along. */
export function dropDrafts(memberId: string): void {
  for (const storage of storages()) for (const key of keysOf(storage, memberId)) storage.removeItem(key)
}
