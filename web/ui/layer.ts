import { useCallback, useState } from 'react'

/**
 * Where a floating part of the element with the ref belongs. That is its modal dialog, which would cover anything
 * outside it. Without a dialog it is its landmark, so that everything stands inside one.
 */
export function useLayer() {
  const [layer, setLayer] = useState<HTMLElement | null>(null)
  const anchor = useCallback((element: HTMLElement | null) => {
    if (element) setLayer(element.closest<HTMLElement>('dialog, main, header, nav, aside, footer'))
  }, [])
  return [layer, anchor] as const
}
