/*
 * What was typed and not saved, kept until it is. In the session's storage: it outlives a reload and a session that
 * ended, and goes with the tab, because a journal is nobody else's to find on a shared machine.
 */
const prefix = (memberId: string, kind: DraftKind) => `draft:${memberId}:${kind}:`

type DraftKind = 'day' | 'week'
/** Whose and of which day; a week goes by its Monday. */
export type DraftKey = { memberId: string; kind: DraftKind; day: string }

const nameOf = ({ memberId, kind, day }: DraftKey) => `${prefix(memberId, kind)}${day}`

/** The draft under a key, as it was written; undefined without one. */
export function readDraft<T>(key: DraftKey): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft, or forgets it when it is undefined. Without storage there is none, and nothing else changes. */
export function writeDraft(key: DraftKey, draft: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(nameOf(key))
    else sessionStorage.setItem(nameOf(key), JSON.stringify(draft))
  } catch {
    // Forbidden or full: then a reload loses what was typed, as it would without drafts.
  }
}

/** The days, or weeks, that a member has drafts of, oldest first. */
export function draftDays(memberId: string, kind: DraftKind): string[] {
  try {
    return Object.keys(sessionStorage)
      .filter((name) => name.startsWith(prefix(memberId, kind)))
      .map((name) => name.slice(prefix(memberId, kind).length))
      .sort()
  } catch {
    return []
  }
}
