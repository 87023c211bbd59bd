import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is in the window, and the window is to be seen. */
export function useSeen(ref: RefObject<Element | null>): boolean {
  const [isInWindow, setInWindow] = useState(false)
  const [isPageSeen, setPageSeen] = useState(!document.hidden)
  useEffect(() => {
    const watch = new IntersectionObserver((entries) => setInWindow(entries.at(-1)?.isIntersecting ?? false))
    if (ref.current) watch.observe(ref.current)
    const look = () => setPageSeen(!document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => {
      watch.disconnect()
      document.removeEventListener('visibilitychange', look)
    }
  }, [ref])
  return isInWindow && isPageSeen
}
