import { useLayoutEffect } from 'react'

/** Says where this screen's bar is on a desk, for what stands beside it: the toasts (toasts.css). */
export function useBar(place: 'top' | 'side'): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.bar = place
    return () => {
      delete document.documentElement.dataset.bar
    }
  }, [place])
}
