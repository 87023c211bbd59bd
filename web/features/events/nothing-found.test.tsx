import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import EventsPage from './events-page.tsx'

afterEach(clearStage)

test('a search that finds nothing is told, and clearing it leads back to its box', async () => {
  signIn()
  serve(() => [])
  show(<EventsPage />, '/events')
  const box = await screen.findByRole('searchbox', { name: 'Search events' })
  await userEvent.type(box, 'tea')
  expect(await screen.findByText('0 found')).toBe(screen.getByRole('status'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }))
  expect(document.activeElement).toBe(box)
})
