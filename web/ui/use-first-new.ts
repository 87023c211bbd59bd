import { useEffect, useRef } from 'react'

/**
 * More rows are added to a list, above the button that asked for them. The focus goes on to the first of them, where
 * the button stood, for the button has moved away below them all. Say `willGrow()` at the press.
 */
export function useFirstNew<List extends HTMLElement>(rows: unknown) {
  const list = useRef<List>(null)
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when there are other rows.
  useEffect(() => {
    if (before.current === undefined) return
    const row = list.current?.children[before.current]
    before.current = undefined
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [rows])
  const willGrow = () => {
    before.current = list.current?.children.length
  }
  return { list, willGrow }
}
