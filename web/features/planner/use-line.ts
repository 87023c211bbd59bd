import { useRef, useState } from 'react'
import { dropSaved, readDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import { useUser } from '../../lib/session.ts'

type Typed = { text: string }

/** The line in which a task of a day is typed, the same one on home. It survives a reload and an expired session. */
export function useLine(day: string) {
  const { id } = useUser()
  const name = `line:${day}`
  const [text, setText] = useState(() => readDraft<Typed>(name, id)?.typed.text ?? '')
  /** What is in it by now, for an answer that comes later. */
  const latest = useRef(text)
  function type(next: string) {
    latest.current = next
    setText(next)
    saveDraft(name, id, next ? { base: { text: '' }, typed: { text: next } } : undefined)
  }
  return {
    text,
    setText: type,
    latest,
    /** Takes away what has been saved, also if the page was left meanwhile. What was typed since stays. */
    dropSaved(saved: string) {
      if (latest.current === saved) {
        latest.current = ''
        setText('')
      }
      dropSaved(name, id, { typed: { text: saved } })
    },
  }
}
