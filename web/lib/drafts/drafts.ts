/*
 * The one store of drafts: what was typed and is not saved yet. A draft belongs to its member, and another member on
 * the same device never sees it. It survives a reload and the end of a session. One that is said to be kept survives a
 * crash too (drafts-on-disk.ts).
 */

import { type SafeStorage, safeStorage, safeTabStorage } from '../device/safe-storage.ts'

/** The content of a form: what it began with, what was typed since, and what was sent without an answer. */
export type Draft<Typed = unknown> = { base: Typed; typed: Typed; sent?: SentContent | undefined }
/** With the moment at which it was stored, in milliseconds. */
type KeptDraft<Typed = unknown> = Draft<Typed> & { at: number }
/** The content that was last sent, and the idempotency key that it was sent under. */
export type SentContent = { content: string; id: string }

const dayMs = 86_400_000

/** Drafts of the planner are deleted with the tab: on a shared machine, nobody else must find a journal. */
const storageOf = (name: string): SafeStorage =>
  /^(day|week|line):/.test(name) ? safeTabStorage : safeStorage
/**
 * What is said of body and mood, and of a diary that is brought in, must not stay in a browser for long, so such a draft is
 * deleted after a week.
 */
const maxAgeMs = (name: string): number =>
  isHealth(prefix + name) || name.startsWith('mood') || name.startsWith('import:')
    ? 7 * dayMs
    : Number.POSITIVE_INFINITY

const prefix = 'draft:'
const keyOf = (name: string, memberId: string) => `${prefix}${name}:${memberId}`
const nameIn = (key: string): string => key.slice(prefix.length, key.lastIndexOf(':'))

const storages: SafeStorage[] = [safeStorage, safeTabStorage]

function parse(key: string, text: string | null, now: number): KeptDraft | undefined {
  try {
    const draft: KeptDraft | null = JSON.parse(text ?? 'null')
    const isUsable = typeof draft?.typed === 'object' && draft.typed !== null && typeof draft.at === 'number'
    return isUsable && now - draft.at <= maxAgeMs(nameIn(key)) ? draft : undefined
  } catch {
    return undefined
  }
}

/** Removes unusable drafts: too old, unreadable, or in the format of an earlier version. */
function sweep(now: number): void {
  for (const storage of storages)
    for (const key of storage.keys())
      if (/^(draft:|health_draft_)/.test(key) && !parse(key, storage.getItem(key), now))
        storage.removeItem(key)
}

/** The draft of that name; undefined if there is none that can be used. */
export function readDraft<Typed>(
  name: string,
  memberId: string,
  now = Date.now(),
): KeptDraft<Typed> | undefined {
  sweep(now)
  const key = keyOf(name, memberId)
  return parse(key, storageOf(name).getItem(key), now) as KeptDraft<Typed> | undefined
}

/**
 * The values of a draft, for each field that still has the same type. A field that a later version adds is as in
 * `from`.
 */
export function restored<V extends Record<string, unknown>>(from: V, typed: V): V {
  const fits = (name: string) =>
    name in typed && (from[name] === null || typed[name] === null || typeof typed[name] === typeof from[name])
  return Object.fromEntries(
    Object.keys(from).map((name) => [name, fits(name) ? typed[name] : from[name]]),
  ) as V
}

/**
 * Stores a draft, or deletes it if it is undefined. If the storage is full, the draft lives as long as the page. Returns
 * whether it was stored.
 */
export function saveDraft(
  name: string,
  memberId: string,
  draft: Draft | undefined,
  now = Date.now(),
): boolean {
  const key = keyOf(name, memberId)
  if (draft !== undefined) return storageOf(name).setItem(key, JSON.stringify({ ...draft, at: now }))
  storageOf(name).removeItem(key)
  return true
}

const keysOf = (storage: SafeStorage, memberId: string, beginning = prefix) =>
  storage.keys(beginning).filter((key) => key.endsWith(`:${memberId}`))

/** Where the draft of that name is in its storage, and what is there. */
export const draftKey = keyOf
export const draftText = (name: string, memberId: string): string | null =>
  storageOf(name).getItem(keyOf(name, memberId))

const gonePrefix = 'draft-gone:'
/** Where it says when a draft was deleted whose copy may still be on the disk. */
export const goneKey = (name: string, memberId: string): string => `${gonePrefix}${name}:${memberId}`

/** Whether a copy of a draft was written after the draft that is stored, and after `gone`. */
export function isNewer(copied: string, gone: number, name: string, memberId: string): boolean {
  const key = keyOf(name, memberId)
  const draft = parse(key, copied, Date.now())
  const here = parse(key, storageOf(name).getItem(key), Date.now())
  return draft !== undefined && draft.at > gone && draft.at > (here?.at ?? 0)
}

/**
 * Forgets the part of a draft that has been saved: all of it, or only its key when something was typed since. It also
 * works on a page that was loaded again.
 */
export function dropSaved(name: string, memberId: string, { typed, sent }: Omit<Draft, 'base'>): void {
  const draft = readDraft(name, memberId)
  if (!draft) return
  const isSame = JSON.stringify(draft.typed) === JSON.stringify(typed)
  if (isSame) saveDraft(name, memberId, undefined)
  else if (draft.sent?.id === sent?.id) saveDraft(name, memberId, { ...draft, sent: undefined })
}

/** The names of a member's drafts that begin so, in order. */
export const draftNames = (beginning: string, memberId: string): string[] =>
  storages
    .flatMap((storage) => keysOf(storage, memberId).map(nameIn))
    .filter((name) => name.startsWith(beginning))
    .sort()

/** Whether nothing of a draft would be lost with it, such as an empty page of the journal that was opened. */
export function isUntouched(name: string, memberId: string): boolean {
  const draft = readDraft<unknown>(name, memberId)
  return draft !== undefined && !draft.sent && JSON.stringify(draft.typed) === JSON.stringify(draft.base)
}

/** Whether anything that a member typed waits to be saved in this browser. */
export const hasDrafts = (memberId: string): boolean =>
  draftNames('', memberId).some((name) => !isUntouched(name, memberId))

/**
 * Deletes every draft of a member. A member who signs out on purpose leaves nothing behind. The drafts of others stay.
 */
export function dropDrafts(memberId: string): void {
  for (const storage of storages)
    for (const key of [...keysOf(storage, memberId), ...keysOf(storage, memberId, gonePrefix)])
      storage.removeItem(key)
}

/** Drafts of health data, each with the day that it is of. */
export const healthDraft = (day: string): string => `health:${day}`
const isHealth = (key: string) => key.startsWith(`${prefix}health:`)

/** Health drafts that are being typed in this window right now. */
const onScreen = new Set<string>()

/** Marks a draft as being on the screen, until the returned function is called. */
export function showDraft(name: string, memberId: string): () => void {
  const key = keyOf(name, memberId)
  onScreen.add(key)
  return () => void onScreen.delete(key)
}

/** Whether the draft of health data with that key in the storage is on the screen of this window. */
export const isHealthOnScreen = (key: string): boolean => isHealth(key) && onScreen.has(key)

/** Whether a draft is on the screen of this window. */
export const isDraftShown = (name: string, memberId: string): boolean => onScreen.has(keyOf(name, memberId))

const healthDrafts = () => safeStorage.keys().filter(isHealth)

/**
 * Deletes health drafts when a session ends by itself, because somebody else may use this device next. A draft on the
 * screen at that moment stays for its member until another member signs in.
 */
export function dropHealthDrafts(): void {
  for (const key of healthDrafts()) if (!onScreen.has(key)) safeStorage.removeItem(key)
}

/** Deletes the health drafts of everybody except one member. */
export function dropHealthDraftsOfOthers(memberId: string): void {
  for (const key of healthDrafts()) if (!key.endsWith(`:${memberId}`)) safeStorage.removeItem(key)
}
