import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/** Posts that are shown at a time. Fifty are fetched (specification, Member 9). */
const atATime = 10

/** How many were shown at a place of the history, so that the way back finds the page as long as it was. */
const shownAt = new Map<string, number>()

/** How many posts are shown, what shows the next ones, and whether they were shown at this place of the history before. */
export function useShown() {
  const { key } = useLocation()
  const [wasShown] = useState(() => shownAt.has(key))
  const [shown, setShown] = useState(() => shownAt.get(key) ?? atATime)
  useEffect(() => {
    if (!shownAt.has(key)) shownAt.set(key, atATime)
  }, [key])
  const showMore = () => {
    shownAt.set(key, shown + atATime)
    setShown(shown + atATime)
    return shown + atATime
  }
  return { shown, showMore, wasShown }
}
