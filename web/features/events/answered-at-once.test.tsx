import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { makeEvent } from '../../test/make-event.ts'
import { clearStage, serve, signIn } from '../../test/render.tsx'
import { useRsvp } from './use-rsvp.ts'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

test('the first answer of a page is seen at once and sent, as is the next; the last one stands', async () => {
  signIn()
  const calls = serve(() => ({ ok: true }))
  const client = new QueryClient()
  client.setQueryData(['rsvps'], [])
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useRsvp(), { wrapper })
  const event = makeEvent({ id: '01980000-0000-7000-8000-000000000009', title: 'Tea circle' })
  const sent = () => calls.filter(({ name }) => name.endsWith('/rsvp')).map(({ body }) => body)
  act(() => void result.current.mutate({ event, status: 'going' }))
  await waitFor(() =>
    expect(client.getQueryData(['rsvps'])).toEqual([{ eventId: event.id, status: 'going' }]),
  )
  await waitFor(() => expect(sent()).toEqual([{ status: 'going' }]))
  act(() => void result.current.mutate({ event, status: 'interested' }))
  await waitFor(() => expect(sent()).toEqual([{ status: 'going' }, { status: 'interested' }]))
  expect(client.getQueryData(['rsvps'])).toEqual([{ eventId: event.id, status: 'interested' }])
})
