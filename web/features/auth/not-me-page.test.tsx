import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve } from '../../test/render.tsx'
import NotMePage from './not-me-page.tsx'

afterEach(clearStage)

function open() {
  const router = createMemoryRouter([{ path: '/not-me', element: <NotMePage /> }], {
    initialEntries: ['/not-me?token=a-token'],
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('says when second factors go, and removes them at once with a former password', async () => {
  const calls = serve(({ name }) =>
    name === 'POST /auth/not-me'
      ? { ok: true, factors: 'planned', removalAt: '2026-11-21T12:00:00Z' }
      : { ok: true },
  )
  open()
  await press('Sign out every device')
  await screen.findByText(/We’ll remove them on .*2026/)
  await userEvent.type(screen.getByLabelText('Former password or recovery code'), 'Still-water-42')
  await press('Remove them now')
  await screen.findByText(/We also removed the passkeys/)
  expect(screen.queryByLabelText('Former password or recovery code')).toBeNull()
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /auth/not-me', { token: 'a-token' }],
    ['POST /auth/not-me/proof', { token: 'a-token', proof: 'Still-water-42' }],
  ])
})

test('asks for no proof where nothing was added', async () => {
  serve(() => ({ ok: true, factors: 'none', removalAt: null }))
  open()
  await press('Sign out every device')
  await screen.findByText('Every session has ended.')
  expect(screen.queryByRole('button', { name: 'Remove them now' })).toBeNull()
})

test('takes it back with "This was me"', async () => {
  const calls = serve(() => ({ ok: true }))
  open()
  await press('This was me')
  await screen.findByText(/Nothing will be removed/)
  expect(calls.map(({ name }) => name)).toEqual(['POST /auth/was-me'])
})
