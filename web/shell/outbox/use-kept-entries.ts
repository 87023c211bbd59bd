import { useEffect, useState } from 'react'
import { isEmpty } from '../../features/journal/entry-text.ts'
import { draftOf, keptEntry, keptIds } from '../../features/journal/kept-entries.ts'
import { nameOf } from '../../features/journal/name-of.ts'
import { isDraftShown } from '../../lib/drafts.ts'

/** How often it is looked for entries that wait, in milliseconds. */
const everyMs = 3000

/** An entry of the journal that was written here and has not been saved. */
export type KeptEntry = { id: string; name: string; text: string }

const read = (memberId: string): KeptEntry[] =>
  keptIds(memberId).flatMap((id) => {
    const typed = keptEntry(id, memberId)?.typed
    // An open editor says itself how far it is.
    if (!typed || isEmpty(typed) || isDraftShown(draftOf(id), memberId)) return []
    return [{ id, name: nameOf(typed), text: [typed.title, typed.body].filter(Boolean).join('\n\n') }]
  })

/** The entries of the journal that wait on this device, outside of an open editor. */
export function useKeptEntries(memberId: string): readonly KeptEntry[] {
  const [entries, setEntries] = useState(() => read(memberId))
  useEffect(() => {
    const look = () =>
      setEntries((before) => {
        const now = read(memberId)
        return JSON.stringify(now) === JSON.stringify(before) ? before : now
      })
    look()
    const timer = setInterval(look, everyMs)
    return () => clearInterval(timer)
  }, [memberId])
  return entries
}
