import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Loading } from './loading.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  // Later than all that was shown in tests of other files, by the real time.
  vi.advanceTimersByTime(1e9)
})
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

test('a page that comes in several steps says so without a break', () => {
  const step = (name: string) => (
    <Loading key={name} page>
      Loading...
    </Loading>
  )
  const words = () => screen.getByRole('status').textContent
  const { rerender } = render(step('session'))
  expect(words()).toBe('')
  act(() => void vi.advanceTimersByTime(300))
  rerender(step('page'))
  expect(words()).toBe('Loading...')
  rerender(<p>The page</p>)
  act(() => void vi.advanceTimersByTime(1000))
  // The delay begins anew for another page, even much later.
  rerender(step('another'))
  expect(words()).toBe('')
})
