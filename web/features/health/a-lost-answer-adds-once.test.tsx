import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, signIn } from '../../test/render.tsx'
import { useHealthDay } from './use-health-day.ts'

afterEach(clearStage)

const day = '2026-11-18'
const measures = [
  ...['waterMl', 'steps', 'sleepHours', 'weightKg', 'bodyFatPct', 'waistCm'],
  ...['systolic', 'diastolic', 'glucoseMgDl', 'glucoseContext'],
]
/** What the server tells of a day that was sent to it. */
const told = (sent: object) => ({
  ...Object.fromEntries(measures.map((name) => [name, null])),
  ...{ meds: [], notes: null },
  ...sent,
})

test('a quick add whose answer was lost, pressed again, is added once; and so is the next', async () => {
  signIn()
  let stored: Record<string, unknown> | undefined
  let network: 'there' | 'cut on the way back' | 'gone' = 'there'
  const calls = serve(({ name, body }) => {
    if (network === 'gone') throw new TypeError('Failed to fetch')
    if (name === 'GET /health') return stored ? [stored] : []
    stored = told(body as object)
    if (network === 'there') return stored
    network = 'gone'
    throw new TypeError('Failed to fetch')
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useHealthDay(day), { wrapper })
  await waitFor(() => expect(result.current.isReady).toBe(true))
  const press = () => act(async () => result.current.add('waterMl', 250))

  network = 'cut on the way back'
  await press()
  await waitFor(() => expect(result.current.form.waterMl).toBe(''))
  expect(stored).toMatchObject({ waterMl: 250 })

  network = 'there'
  await press()
  await waitFor(() => expect(calls.filter(({ name }) => name === 'POST /health')).toHaveLength(2))
  await waitFor(() => expect(result.current.form.waterMl).toBe('250'))
  expect(stored).toMatchObject({ waterMl: 250 })

  await press()
  await waitFor(() => expect(stored).toMatchObject({ waterMl: 500 }))
})
