import { useLayoutEffect, useState } from 'react'
import { isTaken, singleKeys } from '../../lib/device/single-keys.ts'

/** What stands over the page: the palette, or a dialog that was chosen in it. */
export type PaletteView = 'palette' | 'theme' | 'goals' | 'keys'
export type PaletteState = ReturnType<typeof usePalette>

/**
 * Whether the command palette is open: by a press, or by Ctrl+K or ⌘K wherever one is. The same keys close it. A question
 * mark tells the keys.
 */
export function usePalette() {
  const [view, setView] = useState<PaletteView>()
  // Before the page is seen, so that a key that is pressed at once is heard.
  useLayoutEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
      if (event.ctrlKey === event.metaKey || event.repeat) return
      // Another dialog asks for something first.
      const other = document.querySelector('dialog[open]:not(:has([data-palette]))')
      event.preventDefault()
      if (!other) setView((now) => (now ? undefined : 'palette'))
    }
    const tellKeys = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.repeat || isTaken(event) || !singleKeys.areOn()) return
      event.preventDefault()
      setView('keys')
    }
    const ended = new AbortController()
    for (const listen of [toggle, tellKeys])
      window.addEventListener('keydown', listen, { signal: ended.signal })
    return () => ended.abort()
  }, [])
  return { view, open: () => setView('palette'), show: setView, close: () => setView(undefined) }
}
