import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(cleanup)

test('what is told again while its toast is on its way out stands there nevertheless, once', async () => {
  // As it is when a page opens: files share a process, and one before may have shown a toaster.
  vi.resetModules()
  const { notify } = await import('./notify.ts')
  const { default: SonnerToaster } = await import('./sonner-toaster.tsx')
  render(<SonnerToaster />)
  notify.error('Failed to update goals', { id: 'goals' })
  const toast = (await screen.findByText('Failed to update goals')).closest('li')
  fireEvent.click(within(toast as HTMLElement).getByRole('button', { name: 'Close notification' }))
  notify.error('Failed again', { id: 'goals' })
  await screen.findByText('Failed again')
  // Longer than sonner takes to put one away.
  await new Promise((go) => setTimeout(go, 500))
  expect(screen.queryByText('Failed to update goals')).toBeNull()
  expect(screen.getByText('Failed again')).toBeTruthy()

  notify.success('Health goals updated!', { id: 'goals' })
  await screen.findByText('Health goals updated!')
  expect(screen.queryByText('Failed again')).toBeNull()
  notify.dismiss('goals')
  await waitFor(() => expect(screen.queryByText('Health goals updated!')).toBeNull())
})
