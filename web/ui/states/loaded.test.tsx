import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Loaded } from './loaded.tsx'

afterEach(cleanup)

function shown(data: unknown, isPending = false): string | null {
  render(
    <Loaded query={{ data, isPending }} failed="failed" empty="empty">
      {() => 'there'}
    </Loaded>,
  )
  const text = document.body.textContent
  if (isPending) expect(screen.getByRole('status')).toBeDefined()
  cleanup()
  return text
}

test('a query that is pending says so, and one that failed shows what failed', () => {
  expect(shown(undefined, true)).not.toContain('failed')
  expect(shown(undefined)).toBe('failed')
})

test('a list, or pages, without an entry are empty', () => {
  for (const data of [[], { pages: [[]] }, { pages: [{ items: [] }, { items: [] }] }])
    expect(shown(data)).toBe('empty')
})

test('an answer with something in it is there, whatever its form', () => {
  for (const data of [[1], { pages: [[], [1]] }, { pages: [{ items: [1] }] }, { name: '' }, null, 0])
    expect(shown(data)).toBe('there')
})
