/** Drafts stay in this browser under the member's id, so that another member on the same device never sees one. */
const prefix = 'draft:'
const keyOf = (name: string, memberId: string) => `${prefix}${name}:${memberId}`

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

/** Forgets every draft: who signs out on purpose leaves nothing behind. */
export function dropDrafts(): void {
  for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
}
