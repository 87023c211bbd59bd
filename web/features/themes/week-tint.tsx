import { useEffect } from 'react'
import { tint } from '../../ui/tint.ts'
import { useCurrentTheme } from './queries.ts'

/** Lets the week's theme tint every member page. Until the theme is known, the last one stays. */
export function WeekTint() {
  const { data } = useCurrentTheme()
  useEffect(() => {
    if (data) tint(data.hue)
  }, [data])
  return null
}
