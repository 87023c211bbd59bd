import { type KeyboardEvent, type RefObject, useCallback } from 'react'
import { afterEnter, replacedPart, type Selection, type Sign, withSign } from './markdown-signs.ts'

/** Puts a text into a field as if it had been typed, so that the field's own undo takes it back. */
function typeInto(area: HTMLTextAreaElement, next: Selection, onText: (text: string) => void) {
  const { from, to, by } = replacedPart(area.value, next.text)
  area.focus()
  if (from !== to || by !== '') {
    area.setSelectionRange(from, to)
    const isTyped =
      by === '' ? document.execCommand?.('delete') : document.execCommand?.('insertText', false, by)
    if (!isTyped) {
      area.setRangeText(by, from, to)
      onText(area.value)
    }
  }
  area.setSelectionRange(next.from, next.to)
}

/** What the buttons and the keys of the editor do to the text of an entry. */
export function useBodyEdit(area: RefObject<HTMLTextAreaElement | null>, onText: (text: string) => void) {
  const edit = useCallback(
    (change: (selection: Selection) => Selection | undefined): boolean => {
      const field = area.current
      if (!field) return false
      const next = change({ text: field.value, from: field.selectionStart, to: field.selectionEnd })
      if (next) typeInto(field, next, onText)
      return next !== undefined
    },
    [area, onText],
  )
  const sign = (kind: Sign) => void edit((selection) => withSign(kind, selection))
  return {
    edit,
    sign,
    onKeyDown(event: KeyboardEvent) {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (isCommand && event.key.toLowerCase() === 'b') {
        event.preventDefault()
        sign('bold')
      }
      const isEnter = event.key === 'Enter' && !event.shiftKey && !isCommand && !event.nativeEvent.isComposing
      if (isEnter && edit(afterEnter)) event.preventDefault()
    },
  }
}
