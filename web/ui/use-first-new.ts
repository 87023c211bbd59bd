import { useEffect, useRef } from 'react'

/**
 * Moves the focus to the first new row when rows are added to a list. The button that asked for them stands below the
 * list and moves away. Call `willGrow()` when it is pressed. `selector` finds the rows if they are not the list's children.
 */
export function useFirstNew<List extends HTMLElement>(rows: unknown, selector = ':scope > *') {
  const list = useRef<List>(null)
  const before = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for when there are other rows.
  useEffect(() => {
    if (before.current === undefined) return
    const row = list.current?.querySelectorAll(selector)[before.current]
    before.current = undefined
    if (!(row instanceof HTMLElement)) return
    row.tabIndex = -1
    row.focus({ preventScroll: true })
  }, [rows])
  const willGrow = () => {
    before.current = list.current?.querySelectorAll(selector).length
  }
  return { list, willGrow }
}
