import { useEffect, useState } from 'react'
import { isEmpty } from '../../features/journal/entry-text.ts'
import { isHeld } from '../../features/journal/in-turn.ts'
import { draftOf, editorOf, keptEntry, keptIds } from '../../features/journal/kept-entries.ts'
import { nameOf } from '../../features/journal/name-of.ts'
import { isDraftShown } from '../../lib/drafts.ts'

/** How often it is looked for entries that wait, in milliseconds. */
const everyMs = 3000

/** An entry of the journal that was written here and has not been saved. */
export type KeptEntry = { id: string; name: string; text: string }

async function read(memberId: string): Promise<KeptEntry[]> {
  const entries: KeptEntry[] = []
  for (const id of keptIds(memberId)) {
    // An open editor says itself how far it is, in whatever tab.
    if (isDraftShown(draftOf(id), memberId) || (await isHeld(editorOf(id)))) continue
    const typed = keptEntry(id, memberId)?.typed
    if (!typed || isEmpty(typed)) continue
    entries.push({ id, name: nameOf(typed), text: [typed.title, typed.body].filter(Boolean).join('\n\n') })
  }
  return entries
}

/** The entries of the journal that wait on this device, outside of an open editor. */
export function useKeptEntries(memberId: string): readonly KeptEntry[] {
  const [entries, setEntries] = useState<readonly KeptEntry[]>([])
  useEffect(() => {
    let isLeft = false
    async function look() {
      const now = await read(memberId)
      if (isLeft) return
      setEntries((before) => (JSON.stringify(now) === JSON.stringify(before) ? before : now))
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [memberId])
  return entries
}
