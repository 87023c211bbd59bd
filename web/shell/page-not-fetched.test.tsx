import { cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { PageError } from './error-screen.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const HydrateFallback = () => null

async function showFailed(error: Error): Promise<string | null> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const lazy = () => Promise.reject(error)
  const router = createMemoryRouter([{ path: '/', lazy, ErrorBoundary: PageError, HydrateFallback }])
  render(<RouterProvider router={router} />)
  return (await screen.findByRole('heading')).textContent
}

const notFetched = [
  new TypeError('Failed to fetch dynamically imported module: https://example.org/assets/mood.js'),
  new TypeError('Importing a module script failed.'),
  new TypeError('error loading dynamically imported module'),
  new Error('Unable to preload CSS for /assets/mood.css'),
]

test.each(notFetched)('without a line, a page that cannot be fetched says so: %s', async (error) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await showFailed(error)).toBe('You are offline')
})

test('a page that breaks for another reason does not blame the line', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(await showFailed(new TypeError('x is undefined'))).toBe('Something went wrong')
})
