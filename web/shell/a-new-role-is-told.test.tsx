import { useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '../../contract/roles.ts'
import { call } from '../lib/api.ts'
import { clearStage, makeUser, serve, signIn, stubBrowser } from '../test/render.tsx'
import { AdminsOnly, MembersOnly } from './guards.tsx'
import { Root } from './root.tsx'

afterEach(clearStage)

function Office() {
  useQuery({ queryKey: ['admin'], queryFn: () => call('GET /admin/stats/users'), retry: false })
  return 'Office'
}

/** Opens an address as somebody whose role the server holds to be another than this browser does. */
function open(at: string, held: Role, role: Role) {
  stubBrowser()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  signIn({ role: held })
  const calls = serve(({ name }) =>
    name === 'GET /user/profile'
      ? makeUser({ role })
      : Response.json({ detail: 'Access denied. Admin role required.' }, { status: 403 }),
  )
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/dashboard', element: <MembersOnly>Own pages</MembersOnly> },
          {
            path: '/admin',
            element: (
              <AdminsOnly>
                <Office />
              </AdminsOnly>
            ),
          },
        ],
      },
    ],
    { initialEntries: [at] },
  )
  render(<RouterProvider router={router} />)
  return { calls, path: () => router.state.location.pathname }
}

const patience = { timeout: 5_000 }

test('a member who was made a moderator is told so, once the page has come to rest', async () => {
  open('/dashboard', 'member', 'moderator')
  await screen.findByText('You are a moderator now. The back office is in your menu.', {}, patience)
  expect(screen.getByText('Own pages')).toBeTruthy()
})

test('a refusal leads who lost their part out of the back office, and says why', async () => {
  const { path } = open('/admin', 'admin', 'member')
  await screen.findByText('You have no part in the back office any more.', {}, patience)
  expect(path()).toBe('/dashboard')
})

test('a refusal of who has their role asks once, and leads nowhere', async () => {
  const { calls, path } = open('/admin', 'admin', 'admin')
  const asked = () => calls.filter(({ name }) => name === 'GET /user/profile').length
  await vi.waitFor(() => expect(asked()).toBe(1), patience)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  expect([asked(), path()]).toEqual([1, '/admin'])
})
