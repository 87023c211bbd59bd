import { useRef } from 'react'

/**
 * Names what is sent to be made: the same id for every try of the same content until it is `made`, so that one whose
 * answer was lost is not made twice. Undefined where the browser has no id to give (plain http).
 */
export function useTryId() {
  const tried = useRef<{ text: string; id: string | undefined }>(undefined)
  return {
    idOf(content: unknown): string | undefined {
      const text = JSON.stringify(content)
      if (tried.current?.text !== text) tried.current = { text, id: crypto.randomUUID?.() }
      return tried.current.id
    },
    made() {
      tried.current = undefined
    },
  }
}
