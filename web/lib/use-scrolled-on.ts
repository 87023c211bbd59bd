import { useEffect, useState } from 'react'

/** A finger that rests moves the page by a few pixels. */
const least = 8

/** Whether the page was last scrolled up, and is not at its top: somebody looks for what it has there. */
export function useScrolledUp(): boolean {
  const [isUp, setUp] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const look = () => {
      const { scrollY } = window
      if (Math.abs(scrollY - last) < least) return
      setUp(scrollY < last && scrollY > least)
      last = scrollY
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isUp
}
