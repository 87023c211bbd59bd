import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation } from 'react-router'
import { queryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { AskHost } from '../ui/ask-host.tsx'
import { Toaster } from '../ui/toaster.tsx'

/** What every page stands in: toasts, questions, fetched data. Another member's data never outlives a session. */
export function Root() {
  const session = useSession()
  const memberId = 'user' in session ? session.user.id : undefined
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  // Another page begins at its beginning, for the keyboard and the screen reader too.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was fetched belongs to who is signed in.
  useEffect(() => () => queryClient.clear(), [memberId])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <AskHost />
      <Toaster />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}
