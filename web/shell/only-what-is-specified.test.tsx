import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '../lib/session.ts'
import { routes } from '../router.tsx'
import { addressesOf } from '../test/addresses.ts'
import { clearStage, serve, stubBrowser, token } from '../test/render.tsx'
import { specifiedAnswer, specifiedUser } from '../test/specified-answers.ts'

afterEach(clearStage)
beforeEach(() => {
  stubBrowser()
  // Unspecified calls fail here, and failed loads are logged.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('scrollTo', () => undefined)
  class Observer {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('ResizeObserver', Observer)
})

/** Texts that show a missing value, and links made of them. */
const hollow = /\bundefined\b|NaN|Invalid Date|\[object|\{\w+\}|“”/
const hollowLinks = () =>
  [...document.querySelectorAll('[href], [src], [srcset]')]
    .flatMap((element) => ['href', 'src', 'srcset'].map((name) => element.getAttribute(name) ?? ''))
    .filter((address) => /undefined|NaN|null/.test(address))

function expectWhole(where: string) {
  const shown = document.body.textContent ?? ''
  expect(shown, where).not.toContain('Something went wrong')
  expect(shown, where).not.toContain('This part could not be shown')
  expect(shown, where).not.toMatch(/Failed to (?:save|create|add|set|update|like)/)
  expect(shown.match(hollow)?.[0], where).toBeUndefined()
  for (const element of document.querySelectorAll('[aria-label], [alt], [title], [value]'))
    for (const name of ['aria-label', 'alt', 'title', 'value'])
      expect(element.getAttribute(name)?.match(hollow)?.[0], `${where}: ${name}`).toBeUndefined()
  expect(hollowLinks(), where).toEqual([])
}

/** A button to press, or a field by its label and the text to type. */
type Step = string | RegExp | [label: string, text: string]
type Walk = { at: string; see: string; steps?: Step[] }

const memberWalks: Walk[] = [
  { at: '/dashboard', see: 'Still water', steps: ['View Details', 'Add to My Agenda', 'Close'] },
  { at: '/dashboard', see: 'Still water', steps: ['Choose Different Theme', /^Still water/] },
  { at: '/calendar', see: 'Morning yoga', steps: [/Morning yoga/] },
  { at: '/calendar?tab=week', see: 'Morning yoga', steps: [/Morning yoga/] },
  {
    at: '/calendar?tab=day',
    see: 'Water the fern',
    steps: ['Open Daily Planner', ['Text', 'Read'], 'Add Item', 'Save Daily Planner'],
  },
  { at: '/calendar?tab=planner', see: 'Walk by the water', steps: [['New goal', 'Rest'], 'Save Changes'] },
  { at: '/events', see: 'Evening talk', steps: ['Morning yoga', 'Close', 'Evening talk'] },
  { at: '/mood', see: 'Rain.' },
  // The journal is beyond the specification: nothing answers, and its screens say so.
  { at: '/journal', see: 'Try again' },
  { at: '/journal/write', see: 'Journal' },
  { at: '/journal/bin', see: 'Try again' },
  { at: '/journal/:id', see: 'Nothing is written on this page' },
  { at: '/profile/history', see: 'Try again' },
  { at: '/community/decisions', see: 'Try again' },
  { at: '/health', see: 'Weekly Summary', steps: ['+250ml', 'Goals', 'Save Goals'] },
  {
    at: '/community',
    see: 'I painted.',
    steps: [/like/i, /comments?$/i, ['Write a comment', 'Yes'], 'Send'],
  },
  { at: '/community', see: 'I painted.', steps: [['What would you like to share?', 'Hi'], 'Share'] },
  { at: '/community?tab=gallery', see: 'My lake', steps: ['My lake', 'Report'] },
  { at: '/profile', see: 'My Banner', steps: ['My Banner', ['Alt text (optional)', 'A sea'], 'Save banner'] },
]
const adminWalks: Walk[] = [
  { at: '/admin', see: 'Healthy' },
  { at: '/admin/themes', see: 'Still water', steps: ['Edit Still water'] },
  { at: '/admin/themes?tab=schedule', see: 'Still water', steps: [/Current.?Still/, 'Save Schedule'] },
  { at: '/admin/events', see: 'Evening talk', steps: ['RSVPs for Morning yoga', 'Edit Morning yoga'] },
  { at: '/admin/events', see: 'Evening talk', steps: ['Edit Evening talk'] },
  { at: '/admin/banners', see: 'My lake', steps: [/^Show reports/, /^Unshare/] },
  { at: '/admin/users', see: 'bo@example.org', steps: ['Actions for Bo Berg'] },
  { at: '/admin/health', see: 'Bo Berg' },
  {
    at: '/admin/health?user=01980000-0000-7000-8000-000000000007',
    see: '500 ml',
    steps: [['Reason for viewing (optional)', 'Asked.'], 'Load Data'],
  },
  { at: '/admin/audit', see: 'Audit log' },
  { at: '/admin/account', see: 'Your account' },
  { at: '/admin/queue', see: 'Try again' },
  { at: '/admin/invitations', see: 'Try again' },
  { at: '/admin/users/:id', see: 'This account is no longer here.' },
]

/** A redirect to the calendar, the pages before signing in, and addresses that are not screens of the product. */
const notWalked =
  /^\/(planner|receipt|join|sign-in\/return|forgot-password|reset-password|not-me|admin\/login|dev\/.*|(.*\/)?\*)?$/

test('every screen of a member and of the back office is walked', () => {
  const walked = [...memberWalks, ...adminWalks].map(({ at }) => at.split('?')[0])
  const screens = addressesOf(routes).filter((address) => !notWalked.test(address))
  expect(screens.filter((address) => !walked.includes(address))).toEqual([])
})

async function take(step: Step) {
  if (Array.isArray(step)) return userEvent.type(await screen.findByLabelText(step[0]), step[1])
  const [button] = await screen.findAllByRole('button', { name: step, hidden: true }, { timeout: 10_000 })
  if (button) await userEvent.click(button)
}

async function walk(role: 'member' | 'admin', { at, see, steps = [] }: Walk) {
  serve((sent) => specifiedAnswer(sent, role))
  session.start({ access_token: token, user: specifiedUser(role) as never })
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />)
  await waitFor(() => expect(document.body.textContent).toContain(see), { timeout: 10_000 })
  expectWhole(at)
  for (const step of steps) {
    await take(step)
    // The result of the step is on the screen.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expectWhole(`${at}, after ${step}`)
  }
}

test.each(memberWalks)('a member’s $at shows answers with only what is specified', (one) =>
  walk('member', one),
)
test.each(adminWalks)('the back office’s $at shows answers with only what is specified', (one) =>
  walk('admin', one),
)

test.each([
  ['member', '/profile', 'GET /user/sessions', [{}], 'My Banner'],
  ['member', '/profile', 'GET /mood/days', [{}], 'My Banner'],
  ['member', '/mood', 'GET /mood/days', [{}], 'Rain.'],
  ['member', '/dashboard', 'GET /planner/days', [{}], 'Still water'],
  ['member', '/calendar', 'GET /planner/days', [{}], 'Morning yoga'],
  ['member', '/calendar?tab=planner', 'GET /planner/repeating-items', [{}], 'Walk by the water'],
  ['admin', '/admin', 'GET /admin/overview', {}, 'Nothing needs you'],
  ['admin', '/admin/audit', 'GET /admin/audit', [{}], 'Audit log'],
  ['admin', '/admin/banners', 'GET /admin/stats/banners', {}, 'My lake'],
  ['admin', '/admin/banners', 'GET /admin/banners/{id}/reports', [{}], 'My lake'],
] as const)('a %s’s %s outlives an answer of %s without its fields', async (role, at, name, answer, see) => {
  serve((sent) => (sent.name === name ? answer : specifiedAnswer(sent, role)))
  session.start({ access_token: token, user: specifiedUser(role) as never })
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [at] })} />)
  await waitFor(() => expect(document.body.textContent).toContain(see), { timeout: 10_000 })
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
  expect(document.body.textContent).not.toContain('Something went wrong')
})
