import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Menu, MenuItem } from './menu.tsx'

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <main>
        <Menu trigger={<button type="button">More</button>}>
          <MenuItem>Edit</MenuItem>
          <MenuItem>Delete</MenuItem>
        </Menu>
      </main>
    </QueryClientProvider>,
  )
afterEach(cleanup)

const button = () => screen.getByRole('button', { name: 'More' })

test('a menu is a button that says so, and its list comes at the first press', async () => {
  show()
  expect([button().getAttribute('aria-haspopup'), button().getAttribute('aria-expanded')]).toEqual([
    'menu',
    'false',
  ])
  fireEvent.click(button(), { detail: 1 })
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
  expect(screen.getByText('More').getAttribute('aria-expanded')).toBe('true')
})

test.each([
  ['Enter', () => fireEvent.click(button(), { detail: 0 })],
  ['an arrow', () => fireEvent.keyDown(button(), { key: 'ArrowDown' })],
])('%s opens it', async (_, press) => {
  show()
  press()
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
})
