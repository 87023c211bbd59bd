import { healthDraftPrefix } from '../../lib/drafts.ts'
import type { Editing } from './editing.ts'
import { emptyForm } from './entry-form.ts'

/** A draft nobody came back for is let go after a week: it is health data lying about in a browser. */
const keptMs = 7 * 86_400_000
/** Where the draft of a day lies. */
export const keyOf = (memberId: string, day: string) => `${healthDraftPrefix}${memberId}_${day}`

type Draft = Editing & { at: number }

function parse(text: string | null): Draft | undefined {
  try {
    const draft: Draft | null = JSON.parse(text ?? 'null')
    if (!draft || typeof draft.at !== 'number' || !Array.isArray(draft.form?.meds)) return undefined
    // A field that a later version adds is empty in an older draft.
    return { ...draft, form: { ...emptyForm, ...draft.form }, base: { ...emptyForm, ...draft.base } }
  } catch {
    return undefined
  }
}

/** What a member typed on a day and did not save, if this browser still has it. */
export function readDraft(memberId: string, day: string, now = Date.now()): Editing | undefined {
  for (const key of Object.keys(localStorage).filter((name) => name.startsWith(healthDraftPrefix))) {
    const draft = parse(localStorage.getItem(key))
    if (!draft || now - draft.at > keptMs) localStorage.removeItem(key)
  }
  const draft = parse(localStorage.getItem(keyOf(memberId, day)))
  return draft && { form: draft.form, base: draft.base }
}

/** Keeps what is not saved yet, for a reload or an expired session. A browser that keeps nothing loses only that. */
export function writeDraft(memberId: string, day: string, { form, base }: Editing, now = Date.now()): void {
  try {
    localStorage.setItem(keyOf(memberId, day), JSON.stringify({ form, base, at: now }))
  } catch {}
}

/** Forgets the draft of a day: it was saved, or given up. */
export function dropDraft(memberId: string, day: string): void {
  localStorage.removeItem(keyOf(memberId, day))
}
