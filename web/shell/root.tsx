import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Outlet, ScrollRestoration } from 'react-router'
import { queryClient } from '../lib/query-client.ts'
import { useSession } from '../lib/session.ts'
import { AskHost } from '../ui/ask-host.tsx'
import { tint } from '../ui/tint.ts'
import { Toaster } from '../ui/toaster.tsx'

/** What every page stands in: toasts, questions, fetched data. What belongs to a member, the tint of their week too, never outlives a session. */
export function Root() {
  const session = useSession()
  const memberId = 'user' in session ? session.user.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was fetched belongs to who is signed in.
  useEffect(() => () => queryClient.clear(), [memberId])
  useEffect(() => {
    if (session.is === 'visitor' || session.is === 'admin') tint(null)
  }, [session.is])
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
      <AskHost />
      <Toaster />
      <ScrollRestoration />
    </QueryClientProvider>
  )
}
