import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import type { User } from '../../contract/profile.ts'
import { session } from '../lib/session.ts'
import { questions } from '../ui/dialog/ask.ts'
import '../shell/outbox/outbox-host.tsx'

/** A member as the server answers them, unless `changes` say otherwise. */
export const makeUser = (changes: Partial<User> = {}): User => ({
  id: '01980000-0000-7000-8000-000000000001',
  name: 'Ada Lind',
  email: 'ada@example.org',
  role: 'member',
  city: null,
  country: null,
  lat: null,
  lng: null,
  location_requested: true,
  healthGoals: { dailyWaterMl: 2000, dailySteps: 8000, sleepHoursTarget: 7, weightTargetKg: null },
  ...changes,
})

export const token = 't'.repeat(43)

/** Signs a member in, in this browser. */
export const signIn = (changes: Partial<User> = {}): void =>
  session.start({ access_token: token, user: makeUser(changes) })

/** A call of the page: `POST /mood`, its query and body, and its options. */
export type Sent = { name: string; query: URLSearchParams; body: unknown; init: RequestInit }

/**
 * Answers every call of the page with what `answer` returns or resolves to, a response or its JSON, and collects the calls.
 * Undefined is 404.
 */
export function serve(answer: (sent: Sent) => unknown = () => undefined): Sent[] {
  const calls: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const { pathname, searchParams: query } = new URL(address, 'http://agenda.test')
    const name = `${init.method} ${pathname.replace(/^\/api/, '')}`
    const sent = { name, query, body: init.body ? JSON.parse(String(init.body)) : undefined, init }
    calls.push(sent)
    const json = await answer(sent)
    if (json instanceof Response) return json
    return json === undefined
      ? Response.json({ detail: 'There is nothing at this address.' }, { status: 404 })
      : Response.json(json)
  })
  return calls
}

/** Adds what a browser has and jsdom lacks: modal dialogs, scrolling, and media queries, for a small screen. */
export function stubBrowser() {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
  }
  HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
    this.open = false
  }
  Element.prototype.scrollIntoView ??= () => {}
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as MediaQueryList
}

/** Renders a part of the product with the router and the query client that it needs. */
export function show(part: ReactElement, at = '/') {
  stubBrowser()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '*', element: part }], { initialEntries: [at] })
  return render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

/** Cleans up, because test files share a process. */
export function clearStage(): void {
  cleanup()
  // An open question of one file would otherwise come before those of the next.
  for (let open = questions.current(); open; open = questions.current()) questions.done(open)
  // What was told to screen readers stands outside of what is cleaned up.
  for (const told of document.querySelectorAll('[data-announcer]')) told.remove()
  session.clear()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
}
