import { cleanup, render } from '@testing-library/react'
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { opens } from '../../contract/roles.ts'
import { session } from '../lib/session.ts'
import { routes } from '../router.tsx'
import { addressesOf } from '../test/addresses.ts'
import { clearStage, signIn } from '../test/render.tsx'
import { AdminsOnly, Front, MembersOnly, NotYetAdmin } from './guards.tsx'
import { Room, type RoomProps } from './room.tsx'

beforeAll(() => session.clear())
afterEach(clearStage)

/** Public paths. A member who signs in there is redirected. */
const openPaths = [
  '/',
  '/admin/login',
  '/forgot-password',
  '/join',
  '/not-me',
  '/receipt',
  '/reset-password',
  '/sign-in/return',
]
const guardedPaths = addressesOf(routes).filter(
  (path) => !openPaths.includes(path) && !path.endsWith('*') && !path.startsWith('/dev/'),
)
const isOffice = (path: string) => /^\/admin(\/|$)/.test(path)
const adminPaths = guardedPaths.filter(isOffice)
const memberPaths = guardedPaths.filter((path) => !isOffice(path))

/** The guards of the screen at an address, from the outermost one. */
const guardsOf = (path: string) =>
  (matchRoutes(routes, path) ?? [])
    .map(({ route }) => (route.element as { type?: unknown } | undefined)?.type)
    .filter((type) => [AdminsOnly, Front, MembersOnly, NotYetAdmin].some((guard) => guard === type))

test('every screen stands behind its guard, and the password screens behind none', () => {
  expect(memberPaths).toContain('/dashboard')
  expect(adminPaths).toContain('/admin/audit')
  for (const path of memberPaths) expect(guardsOf(path), path).toEqual([MembersOnly])
  for (const path of adminPaths) expect(guardsOf(path), path).toEqual([AdminsOnly])
  expect(guardsOf('/admin/login')).toEqual([NotYetAdmin])
  for (const path of ['/forgot-password', '/not-me', '/receipt', '/reset-password'])
    expect(guardsOf(path), path).toEqual([])
})

/** The address at which a person ends who opens an address. */
function endOf(path: string): string {
  const router = createMemoryRouter(
    [
      { path: '/', element: <Front>Landing</Front> },
      ...memberPaths.map((at) => ({ path: at, element: <MembersOnly>Members</MembersOnly> })),
      { path: '/admin/login', element: <NotYetAdmin>Door</NotYetAdmin> },
      ...adminPaths.map((at) => ({ path: at, element: <AdminsOnly>Office</AdminsOnly> })),
    ],
    { initialEntries: [path] },
  )
  render(<RouterProvider router={router} />)
  cleanup()
  return router.state.location.pathname
}

describe('who opens an address', () => {
  test('a visitor sees the landing page and the doors, and is led to them from everywhere else', () => {
    for (const path of ['/', ...memberPaths]) expect(endOf(path), path).toBe('/')
    for (const path of ['/admin/login', ...adminPaths]) expect(endOf(path), path).toBe('/admin/login')
  })

  test('a member sees the members’ screens, and goes from / to the dashboard', () => {
    signIn()
    expect(endOf('/')).toBe('/dashboard')
    for (const path of memberPaths) expect(endOf(path), path).toBe(path)
    for (const path of adminPaths) expect(endOf(path), path).toBe('/admin/login')
  })

  test('an administrator is led to the back office from every screen of the members', () => {
    signIn({ role: 'admin' })
    for (const path of ['/', '/admin/login', ...memberPaths]) expect(endOf(path), path).toBe('/admin')
    for (const path of adminPaths) expect(endOf(path), path).toBe(path)
  })
})

/** The addresses of the back office that a role does not open, and what is there instead, as specified. */
const closedTo: Record<'moderator' | 'curator', Record<string, 'view' | 'sign-in' | 'banners'>> = {
  moderator: {
    '/admin/themes': 'view',
    '/admin/events': 'view',
    '/admin/health': 'sign-in',
    '/admin/users': 'view',
    '/admin/invitations': 'view',
    '/admin/audit': 'view',
  },
  curator: {
    '/admin/health': 'sign-in',
    '/admin/queue': 'view',
    '/admin/banners': 'banners',
    '/admin/users': 'view',
    '/admin/users/:id': 'view',
    '/admin/invitations': 'view',
    '/admin/audit': 'view',
  },
}

test.each(['moderator', 'curator'] as const)('a %s sees their part of the back office', (role) => {
  for (const path of adminPaths) {
    const room = (matchRoutes(routes, path) ?? [])
      .map(({ route }) => route.element as { type?: unknown; props: RoomProps } | undefined)
      .find((element) => element?.type === Room)
    const { door, otherwise = 'view' } = room?.props ?? { door: undefined }
    expect(door, path).toBeDefined()
    const closed = door && opens(role, door) ? undefined : otherwise
    expect([path, closed]).toEqual([path, closedTo[role][path]])
  }
  signIn({ role })
  expect(endOf('/admin/login')).toBe('/admin')
})

test.each(['moderator', 'curator'] as const)('a %s goes on with the pages of a member', (role) => {
  signIn({ role })
  expect(endOf('/')).toBe('/dashboard')
  for (const path of memberPaths) expect(endOf(path), path).toBe(path)
})
