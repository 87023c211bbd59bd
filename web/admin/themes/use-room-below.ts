import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * Whether an element that sticks to the bottom covers nothing at the top of the page with this height, in rem: what stands
 * before it ends above that. Asked again whenever the page or the window changes its size.
 */
export function useRoomBelow(element: RefObject<HTMLElement | null>, rem: number): boolean {
  const [hasRoom, setRoom] = useState(false)
  useLayoutEffect(() => {
    const look = () => {
      const end = element.current?.previousElementSibling?.getBoundingClientRect().bottom
      if (end === undefined) return
      const pixels = rem * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setRoom(end + window.scrollY + pixels <= window.innerHeight)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(document.body)
    window.addEventListener('resize', look)
    return () => {
      watch.disconnect()
      window.removeEventListener('resize', look)
    }
  }, [element, rem])
  return hasRoom
}
