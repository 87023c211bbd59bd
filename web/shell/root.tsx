import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { type Location, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { makeQueryClient } from '../lib/query-client.ts'
import { useSamePage } from '../lib/same-page.ts'
import { useSession } from '../lib/session.ts'
import { AskHost } from '../ui/dialog/ask-host.tsx'
import { tint } from '../ui/tint.ts'
import { Toaster } from '../ui/toasts/toaster.tsx'
import { FactorsEnd } from './factors-end.tsx'
import { FreshUser } from './fresh-user.tsx'

/** Moves the focus to the page when its content has loaded. The returned function cancels that. */
function focusMain(): () => void {
  const focus = () => {
    const main = document.getElementById('main')
    main?.focus({ preventScroll: true })
    return main !== null
  }
  const arrival = new MutationObserver(() => focus() && arrival.disconnect())
  if (!focus()) arrival.observe(document.body, { childList: true, subtree: true })
  return () => arrival.disconnect()
}

/**
 * By what the scrolling of a page is kept. React Router calls every page 'default' that the browser itself has opened, so
 * that one would begin where another was left.
 */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? `${pathname}${search}` : key)

/**
 * The frame of every page: toasts, questions, fetched data. A member's data and the tint of their week never outlive a
 * session.
 */
export function Root() {
  const session = useSession()
  const memberId = 'user' in session ? session.user.id : undefined
  const { pathname } = useLocation()
  const isSamePage = useSamePage()
  const shownPath = useRef(pathname)
  // Another page begins at its beginning, for the keyboard and the screen reader too.
  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    return isSamePage ? undefined : focusMain()
  }, [pathname, isSamePage])
  // Not one that is emptied: a save of theirs that is answered after they left would fill it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever was fetched belongs to who is signed in.
  const client = useMemo(makeQueryClient, [memberId])
  useEffect(() => () => client.clear(), [client])
  useEffect(() => {
    if (session.is === 'visitor') tint(null)
  }, [session.is])
  return (
    <QueryClientProvider client={client}>
      <Outlet />
      {memberId && <FreshUser key={memberId} />}
      {memberId && <FactorsEnd key={`${memberId} factors`} />}
      <AskHost />
      <Toaster />
      <ScrollRestoration getKey={placeOf} />
    </QueryClientProvider>
  )
}
