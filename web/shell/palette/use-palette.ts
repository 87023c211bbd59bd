import { useEffect, useState } from 'react'

/** What stands over the page: the palette, or a dialog that was chosen in it. */
export type PaletteView = 'palette' | 'theme' | 'goals'
export type PaletteState = ReturnType<typeof usePalette>

/** Whether the command palette is open: by a press, or by Ctrl+K or ⌘K wherever one is. The same keys close it. */
export function usePalette() {
  const [view, setView] = useState<PaletteView>()
  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return
      if (event.ctrlKey === event.metaKey || event.repeat) return
      // Another dialog asks for something first.
      const other = document.querySelector('dialog[open]:not(:has([data-palette]))')
      event.preventDefault()
      if (!other) setView((now) => (now ? undefined : 'palette'))
    }
    window.addEventListener('keydown', toggle)
    return () => window.removeEventListener('keydown', toggle)
  }, [])
  return { view, open: () => setView('palette'), show: setView, close: () => setView(undefined) }
}
