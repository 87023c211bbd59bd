import { useQueryClient } from '@tanstack/react-query'
import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { onceAtRest } from '../../lib/at-rest.ts'
import { onTold } from './notify.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { toastLayer } from './toast-layer.ts'

/**
 * Shows the toasts of `notify`. Once per app. Their code is fetched with the first toast, or once the page has come to
 * rest: a first look needs its line for itself, and a failure later must not need the line. Where the
 * line fails them, plain ones stand in.
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
        setToasts((present: ComponentType | undefined) => present ?? loaded.default)
      } catch {
        // A browser need not fetch a module again that failed once.
        setToasts((present: ComponentType | undefined) => present ?? PlainToasts)
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
