import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading } from './loading.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('the words come after 300 ms into a live region that was there from the start', () => {
  render(<Loading>Loading your week...</Loading>)
  const status = screen.getByRole('status')
  act(() => void vi.advanceTimersByTime(299))
  expect(status.textContent).toBe('')
  act(() => void vi.advanceTimersByTime(1))
  expect(status.textContent).toBe('Loading your week...')
})
