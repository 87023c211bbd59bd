import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { outboxOf } from '../../shell/outbox/open-outbox.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { useHealthDay } from './use-health-day.ts'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

const day = '2026-11-18'
const measures = [
  ...['waterMl', 'steps', 'sleepHours', 'weightKg', 'bodyFatPct', 'waistCm'],
  ...['systolic', 'diastolic', 'glucoseMgDl', 'glucoseContext'],
]
/** The server's answer to a day that was sent to it. */
const told = (sent: object) => ({
  ...Object.fromEntries(measures.map((name) => [name, null])),
  meds: [],
  notes: null,
  ...sent,
})

test('an addition whose answer was lost is sent again as the same one; the next is another', async () => {
  signIn()
  let stored: Record<string, unknown> | undefined
  const counted = new Set<string>()
  let isCut = true
  const calls = serve(({ name, body }) => {
    if (name === 'GET /health') return stored ? [stored] : []
    const { id, add } = body as { id: string; add: { waterMl: number } }
    if (!counted.has(id)) stored = told({ waterMl: Number(stored?.waterMl ?? 0) + add.waterMl })
    counted.add(id)
    if (!isCut) return stored
    isCut = false
    throw new TypeError('Failed to fetch')
  })
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false }, mutations: { retryDelay: 1 } },
  })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useHealthDay(day), { wrapper })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  const press = () => act(async () => result.current.add('waterMl', 250))

  await press()
  const outbox = await outboxOf(makeUser().id)
  await waitFor(() => expect(outbox.nextAt()).toBeGreaterThan(Date.now()))
  expect(result.current.form.waterMl).toBe('250')
  await act(() => outbox.wake('woken'))
  expect(calls.filter(({ name }) => name === `PATCH /health/${day}`)).toHaveLength(2)
  expect(outbox.list()).toEqual([])
  expect(result.current.form.waterMl).toBe('250')
  await press()
  await waitFor(() => expect(stored).toMatchObject({ waterMl: 500 }))
  await waitFor(() => expect(result.current.form.waterMl).toBe('500'))
})

test('an addition that is refused is taken back, and a day that was empty is empty again', async () => {
  signIn()
  let isOver = false
  serve(({ name }) => {
    if (name === 'GET /health') return isOver ? Response.json({}, { status: 500 }) : []
    isOver = true
    return Response.json({ detail: 'Water should be between 0 and 20,000 ml' }, { status: 400 })
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useHealthDay(day), { wrapper })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  await act(async () => {
    result.current.change({ notes: 'Rain.' })
    result.current.add('waterMl', 250)
  })
  await waitFor(() => expect(client.isMutating()).toBe(0))
  expect(result.current.form).toMatchObject({ waterMl: '', notes: 'Rain.' })
  expect(result.current.entry).toBeNull()
})
