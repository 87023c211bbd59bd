import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { notify } from './notify.ts'
import Toasts from './toasts.tsx'

afterEach(cleanup)

/** Dismisses the toasts that other tests of the same run left in the queue. */
async function renderToasts() {
  render(<Toasts />)
  notify.dismiss()
  await waitFor(() => expect(screen.queryAllByRole('button')).toEqual([]))
}

test('what is told again while its toast is on its way out stands there nevertheless, once', async () => {
  await renderToasts()
  notify.error('Failed to update goals', { id: 'goals', description: 'You seem to be offline.' })
  await screen.findByText('Failed to update goals')
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  notify.error('Failed again', { id: 'goals' })
  await screen.findByText('Failed again')
  // Longer than a toast takes to close.
  await new Promise((go) => setTimeout(go, 500))
  expect(screen.queryByText('Failed to update goals')).toBeNull()
  expect(screen.getByText('Failed again')).toBeTruthy()

  notify.success('Health goals updated!', { id: 'goals' })
  await screen.findByText('Health goals updated!')
  expect(screen.queryByText('Failed again')).toBeNull()
  expect(screen.queryByText('You seem to be offline.')).toBeNull()
  notify.dismiss('goals')
  await waitFor(() => expect(screen.queryByText('Health goals updated!')).toBeNull())
})

test('the same words told again are a new element, which a live region reads out', async () => {
  await renderToasts()
  notify.error('Failed to save mood')
  const before = await screen.findByText('Failed to save mood')
  notify.error('Failed to save mood')
  await waitFor(() => expect(screen.getByText('Failed to save mood')).not.toBe(before))
  expect(screen.getAllByText('Failed to save mood')).toHaveLength(1)
})

test('what is told from a button of a toast takes its place', async () => {
  await renderToasts()
  const undone = () => notify.success('The entry is back.', { id: 'entry' })
  notify.info('Entry deleted', { id: 'entry', action: { label: 'Undo', onClick: undone } })
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('The entry is back.')
  await new Promise((go) => setTimeout(go, 500))
  expect(screen.getByText('The entry is back.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})
