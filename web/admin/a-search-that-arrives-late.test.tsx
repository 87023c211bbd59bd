import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage } from '../test/render.tsx'
import { SearchField } from './search-field.tsx'

afterEach(() => {
  vi.useRealTimers()
  clearStage()
})

test('keeps typed letters when an earlier search arrives late, and follows a change made elsewhere', () => {
  vi.useFakeTimers()
  const onSearch = vi.fn()
  const field = (value: string) => <SearchField label="Search" value={value} onSearch={onSearch} />
  const { rerender } = render(field(''))
  const input = screen.getByRole('searchbox')
  for (const text of ['Ad', 'Ada']) {
    fireEvent.change(input, { target: { value: text } })
    act(() => vi.advanceTimersByTime(1000))
  }
  expect(onSearch.mock.calls).toEqual([['Ad'], ['Ada']])
  rerender(field('Ad'))
  expect(input).toHaveProperty('value', 'Ada')
  rerender(field('Ada'))
  rerender(field(''))
  expect(input).toHaveProperty('value', '')
})
