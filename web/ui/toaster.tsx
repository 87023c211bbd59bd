import { lazy, Suspense, useEffect, useState } from 'react'

const SonnerToaster = lazy(() => import('./sonner-toaster.tsx'))

/** Where `notify` shows. Once per app; renders nothing until the page is alive, so it never delays it. */
export function Toaster() {
  const [alive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  if (!alive) return null
  return (
    <Suspense>
      <SonnerToaster />
    </Suspense>
  )
}
