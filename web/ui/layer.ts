import { useCallback, useState } from 'react'

/**
 * Where a floating part of the element that gets the ref belongs: its modal dialog, which would cover anything
 * outside of it, else its landmark, so that what floats is still inside one.
 */
export function useLayer() {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const anchor = useCallback((element: HTMLElement | null) => {
    if (element) setLayer(element.closest<HTMLElement>('dialog, main, header, nav, aside, footer'))
  }, [])
  return [layer, anchor] as const
}
