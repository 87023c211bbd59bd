import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'

afterEach(cleanup)

const tabs = [
  { value: 'posts', label: 'Posts', content: 'What others wrote' },
  { value: 'gallery', label: 'Gallery', content: 'What others painted' },
] as const

const marked = () => screen.getByRole('tab', { selected: true }).textContent

test('a tab is marked at once, though its panel waits for the address', () => {
  const onChange = vi.fn()
  const at = (value: 'posts' | 'gallery') => (
    <Tabs label="Community" tabs={tabs} value={value} onChange={onChange} />
  )
  const { rerender } = render(at('posts'))
  fireEvent.click(screen.getByRole('tab', { name: 'Gallery' }))
  expect(onChange).toHaveBeenCalledWith('gallery')
  expect(marked()).toBe('Gallery')
  expect(screen.getByRole('tabpanel').textContent).toBe('What others wrote')

  rerender(at('gallery'))
  expect(marked()).toBe('Gallery')
  expect(screen.getByRole('tabpanel', { name: 'Gallery' }).textContent).toBe('What others painted')
  // As the back button does.
  rerender(at('posts'))
  expect(marked()).toBe('Posts')
})
