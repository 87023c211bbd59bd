import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The moment in milliseconds, renewed three times a minute, so that what depends on it changes while one looks. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [])
  return now
}
