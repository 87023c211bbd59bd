import { useEffect, useRef, useState } from 'react'

/**
 * A menu that folds out of a bar on small screens. It closes on Esc, on a press outside the bar, and when `place` (the
 * address of the page) changes. Esc gives the focus back to its button.
 */
export function useFoldout(place: string) {
  const [open, setOpen] = useState(false)
  const bar = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => setOpen(false), [place])

  useEffect(() => {
    if (!open) return
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    const closeOutside = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && bar.current?.contains(target))) setOpen(false)
    }
    window.addEventListener('keydown', closeOnEscape)
    window.addEventListener('pointerdown', closeOutside)
    return () => {
      window.removeEventListener('keydown', closeOnEscape)
      window.removeEventListener('pointerdown', closeOutside)
    }
  }, [open])

  return { open, toggle: () => setOpen(!open), bar, button }
}
