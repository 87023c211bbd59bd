import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { toastLayer } from './toast-layer.ts'

const Toasts = lazy(() => import('./toasts.tsx'))

/**
 * Shows the toasts of `notify`. Once per app. It renders nothing until the page has hydrated, so that it never delays
 * it.
 */
export function Toaster() {
  const [layer, setLayer] = useState<HTMLElement>()
  useEffect(() => setLayer(toastLayer()), [])
  if (!layer) return null
  return createPortal(
    <Suspense>
      <Toasts />
    </Suspense>,
    layer,
  )
}
