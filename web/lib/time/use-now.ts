import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time in milliseconds, updated three times a minute, so that the screen follows it. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
