/** Drafts stay in this browser under the member's id, so that another member on the same device never sees one. */
const keyOf = (name: string, memberId: string) => `draft:${name}:${memberId}`

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

function keep(key: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // A full or forbidden storage: what is kept lives as long as the page.
  }
}

/** What was being typed under `name` when the page was left; undefined when there is nothing usable. */
export const readDraft = (name: string, memberId: string): unknown => read(keyOf(name, memberId))

/** Keeps what is being typed over a reload and an expired session; undefined forgets it, and its last try. */
export function keepDraft(name: string, memberId: string, draft: unknown): void {
  keep(keyOf(name, memberId), draft)
  if (draft === undefined) keepTry(name, memberId, undefined)
}

/** What was sent of a draft when it was last tried, and the id that it was sent under. */
export type Try = { text: string; id: string }

const tryOf = (name: string, memberId: string) => keyOf(`try:${name}`, memberId)

/** The last try of a draft, the answer to which may have been lost. */
export const readTry = (name: string, memberId: string) => read(tryOf(name, memberId)) as Try | undefined

/** Keeps the last try of a draft beside it; undefined forgets it. */
export const keepTry = (name: string, memberId: string, last: Try | undefined): void =>
  keep(tryOf(name, memberId), last)

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

/** How the keys of drafts begin that hold health data, each followed by its member's id. */
export const healthDraftPrefix = 'health_draft_'

/** Health drafts that are being typed in this window right now. */
const onScreen = new Set<string>()

/** Says that the draft under a key is on the screen, until the answer is called. */
export function showHealthDraft(key: string): () => void {
  onScreen.add(key)
  return () => void onScreen.delete(key)
}

export const isOnScreen = (key: string): boolean => onScreen.has(key)

const healthDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith(healthDraftPrefix))

/**
 * Forgets health drafts when a session ends by itself: whoever sits at this device next is perhaps somebody else. What
 * is on the screen at that moment stays for its member, who was just typing it, until another member signs in.
 */
export function dropHealthDrafts(): void {
  for (const key of healthDrafts()) if (!onScreen.has(key)) localStorage.removeItem(key)
}

/** Forgets the health drafts of everybody but one member. */
export function dropHealthDraftsOfOthers(memberId: string): void {
  for (const key of healthDrafts())
    if (!key.startsWith(`${healthDraftPrefix}${memberId}_`)) localStorage.removeItem(key)
}
