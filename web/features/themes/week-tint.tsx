import { useEffect } from 'react'
import { tint } from '../../ui/tint.ts'
import { useCurrentTheme } from './queries.ts'

/** Tints every member page in the hue of the week's theme. Until the theme is known, the last hue stays. */
export function WeekTint() {
  const { data } = useCurrentTheme()
  useEffect(() => {
    if (data) tint(data.hue)
  }, [data])
  return null
}
