import { useEffect, useState } from 'react'

/** A finger that rests moves the page by a few pixels. */
const least = 8

/** Whether the page was last scrolled on: somebody reads, and does not look for what is offered. */
export function useScrolledOn(): boolean {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < least) return
      setOn(scrollY > last)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isOn
}
