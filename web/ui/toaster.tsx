import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onceAtRest } from '../lib/at-rest.ts'
import { onTold } from './notify.ts'
import { toastLayer } from './toast-layer.ts'

/**
 * Shows the toasts of `notify`. Once per app. Their code is fetched with the first toast, or once the page has come to
 * rest: a first look needs its line for itself, and a failure later must not need the line.
 */
export function Toaster() {
  const cache = useQueryClient().getQueryCache()
  const [Toasts, setToasts] = useState<ComponentType>()
  useEffect(() => {
    if (Toasts) return
    const load = async () => {
      try {
        // Vite takes a `then` into its own helper, and what reports missing styles would pass it by.
        const loaded = await import('./toasts.tsx')
        setToasts(() => loaded.default)
      } catch {
        // Without a line. What is told next tries again.
      }
    }
    const stopListening = onTold(load)
    const stopResting = onceAtRest(cache, load)
    return () => {
      stopListening()
      stopResting()
    }
  }, [cache, Toasts])
  return Toasts && createPortal(<Toasts />, toastLayer())
}
