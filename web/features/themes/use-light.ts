import { use, useEffect, useState } from 'react'
import { OwnScheme, useDark } from '../../ui/use-dark.ts'

/** What the week's cover is lit by. */
export type Light = 'dawn' | 'noon' | 'dusk' | 'lamplight'

/** The light of an hour of the day, 0 to 23. */
export const lightOf = (hour: number): Light =>
  hour < 5 || hour >= 21 ? 'lamplight' : hour < 9 ? 'dawn' : hour < 17 ? 'noon' : 'dusk'

const now = () => lightOf(new Date().getHours())

/** The light of this hour, by the clock of this device; on a dark page always lamplight, and in a preview as it says. */
export function useLight(): Light {
  const isDark = useDark()
  const isByDay = use(OwnScheme) === 'light'
  const [light, setLight] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setLight(now), 60_000)
    return () => clearInterval(timer)
  }, [])
  if (isDark) return 'lamplight'
  return isByDay ? 'noon' : light
}
