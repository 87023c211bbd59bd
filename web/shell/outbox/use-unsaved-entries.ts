import { useEffect, useRef, useState } from 'react'
import { placedIds, withoutPlace } from '../../features/journal/entry-pictures.ts'
import { type EntryText, isEmpty } from '../../features/journal/entry-text.ts'
import { draftOf, editorOf, keptEntry, keptIds } from '../../features/journal/kept-entries.ts'
import { keptInWords } from '../../features/journal/kept-in-words.ts'
import { nameOf } from '../../features/journal/name-of.ts'
import { isDraftShown } from '../../lib/drafts/drafts.ts'
import { isHeld } from '../../lib/in-turn.ts'

/** How often it is looked for entries that wait, in milliseconds. */
const everyMs = 3000

/** An entry of the journal that was written here and has not been saved. */
export type UnsavedEntry = {
  id: string
  name: string
  text: string
  /** When it was written, in milliseconds. */
  at: number
  /** How many pictures it has. */
  pictures: number
  /** Whether an editor holds it, which saves it by itself, and alone may throw it away. */
  isOpen: boolean
  /** Why the server did not take a picture of it, in a sentence. */
  why: string | undefined
}

/** What was written, without the places of the pictures, which are no words. */
const wordsOf = ({ title, body }: EntryText): string =>
  [title, placedIds(body).reduce(withoutPlace, body)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')

async function read(memberId: string, before: readonly UnsavedEntry[]): Promise<UnsavedEntry[]> {
  const entries: UnsavedEntry[] = []
  for (const id of keptIds(memberId)) {
    const isOpen = isDraftShown(draftOf(id), memberId) || (await isHeld(editorOf(id)))
    // An open editor says itself how far it is, in whatever tab. What waited before it was opened is still counted.
    if (isOpen && navigator.onLine && !before.some((entry) => entry.id === id)) continue
    const kept = keptEntry(id, memberId)
    if (!kept || isEmpty(kept.typed)) continue
    const { typed, at } = kept
    const refused = typed.images.find(({ here }) => here === 'refused')
    entries.push({
      id,
      name: nameOf(typed),
      text: wordsOf(typed),
      at,
      isOpen,
      pictures: typed.images.length,
      why: refused && keptInWords(refused),
    })
  }
  return entries
}

/** The entries of the journal that wait on this device. */
export function useUnsavedEntries(memberId: string): {
  entries: readonly UnsavedEntry[]
  lookAgain: () => void
} {
  const [entries, setEntries] = useState<readonly UnsavedEntry[]>([])
  const known = useRef<readonly UnsavedEntry[]>([])
  const [looked, setLooked] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once more when it is asked for.
  useEffect(() => {
    let isLeft = false
    async function look() {
      const now = await read(memberId, known.current)
      if (isLeft || JSON.stringify(now) === JSON.stringify(known.current)) return
      known.current = now
      setEntries(now)
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
    return () => {
      isLeft = true
      clearInterval(timer)
    }
  }, [memberId, looked])
  return { entries, lookAgain: () => setLooked((times) => times + 1) }
}
