import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import AdminLoginPage from '../../admin/login-page.tsx'
import { clearStage, makeUser, serve, show, token } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import AuthCard from './auth-card.tsx'
import ForgotPasswordPage from './forgot-password-page.tsx'
import ResetPasswordPage from './reset-password-page.tsx'

afterEach(clearStage)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('the card needs address and password, a name only to register, and bounds no length', async () => {
  show(<AuthCard onBack={() => {}} />)
  expect(screen.queryByLabelText('Name')).toBeNull()
  expect(hrefOf('Forgot password?')).toBe('/forgot-password')
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  expect(screen.queryByRole('link', { name: 'Forgot password?' })).toBeNull()
  for (const label of ['Name', 'Email', 'Password']) {
    expect(field(label).required, label).toBe(true)
    expect([field(label).minLength, field(label).maxLength], label).toEqual([-1, -1])
  }
  expect(field('Email').type).toBe('email')
})

test('signing in and creating an account are the specified calls with the specified fields', async () => {
  const calls = serve(() => ({ access_token: token, user: makeUser() }))
  show(<AuthCard onBack={() => {}} />)
  await userEvent.type(field('Email'), 'ada@example.org')
  await userEvent.type(field('Password'), 'Still-water-42')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  await userEvent.type(field('Name'), 'Ada Lind')
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }))
  const credentials = { email: 'ada@example.org', password: 'Still-water-42' }
  const sent = calls.filter(({ name }) => name !== 'GET /auth/ways-in')
  expect(sent.map(({ name, body }) => [name, body])).toEqual([
    ['POST /auth/login', credentials],
    ['POST /auth/register', { ...credentials, name: 'Ada Lind' }],
  ])
})

test.each([
  ['the card', <AuthCard key="card" onBack={() => {}} />, 'Email'],
  ['the administrators’ door', <AdminLoginPage key="door" />, 'Admin email'],
])('%s says of a sign-in that has to wait how the owner gets in, and leads there', async (_, form, email) => {
  serve(() =>
    Response.json(
      { detail: 'Too many attempts. Please wait a while and try again.' },
      { status: 429, headers: { 'retry-after': '300' } },
    ),
  )
  const told = vi.spyOn(notify, 'error')
  show(form)
  await userEvent.type(field(email), 'ada@example.org')
  await userEvent.type(field('Password'), 'Still-water-42')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  await vi.waitFor(() =>
    expect(told).toHaveBeenCalledWith('That was a little too often. Please try again in 5 minutes.', {
      description: "Or choose a new password now: 'Forgot password?' sends you an email.",
    }),
  )
  expect(hrefOf('Forgot password?')).toBe('/forgot-password')
})

test('who forgot their password sends an address, reads a word on security, and finds the way back', async () => {
  const calls = serve(() => ({ ok: true }))
  show(<ForgotPasswordPage />)
  expect(screen.getByText(/^For your security/)).toBeTruthy()
  expect(hrefOf('Back to Login')).toBe('/')
  await userEvent.type(field('Email'), 'ada@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Send Reset Instructions' }))
  expect(await screen.findByRole('heading', { name: 'Check Your Email' })).toBeTruthy()
  expect(hrefOf('Back to Login')).toBe('/')
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /auth/forgot-password', { email: 'ada@example.org' }],
  ])
})

test('a new password goes with the token of its link, and the way back to the login is there', async () => {
  const calls = serve()
  show(<ResetPasswordPage />, '/reset-password?token=from-the-letter')
  expect(hrefOf('Back to Login')).toBe('/')
  await userEvent.type(field('New password'), 'Evening-Tide-9')
  await userEvent.type(field('Confirm new password'), 'Evening-Tide-9')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect(calls.map(({ name, body }) => [name, body])).toEqual([
    ['POST /auth/reset-password', { token: 'from-the-letter', newPassword: 'Evening-Tide-9' }],
  ])
})

test('who has a new password is signed in at once, and led on after a second', async () => {
  serve(() => ({ access_token: token, user: makeUser() }))
  show(<ResetPasswordPage />, '/reset-password?token=from-the-letter')
  await userEvent.type(field('New password'), 'Evening-Tide-9')
  await userEvent.type(field('Confirm new password'), 'Evening-Tide-9')
  const later = vi.spyOn(globalThis, 'setTimeout')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  await vi.waitFor(() => expect(localStorage.getItem('token')).toBe(token))
  const led = later.mock.calls.findIndex(([, ms]) => ms === 1000)
  expect(led).not.toBe(-1)
  // jsdom cannot navigate.
  clearTimeout(later.mock.results[led]?.value)
})

test('the administrators’ door needs address and password', () => {
  show(<AdminLoginPage />)
  for (const label of ['Admin email', 'Password']) expect(field(label).required, label).toBe(true)
})

test('the token of the letter leaves the address once it is read, and a reload still has it', async () => {
  const calls = serve()
  const page = { path: '/reset-password', element: <ResetPasswordPage /> }
  const router = createMemoryRouter([page], { initialEntries: ['/reset-password?token=from-the-letter'] })
  const open = (at: typeof router) =>
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={at} />
      </QueryClientProvider>,
    )
  const { unmount } = open(router)
  await waitFor(() => expect(router.state.location.search).toBe(''))
  unmount()
  const { pathname, state } = router.state.location
  open(createMemoryRouter([page], { initialEntries: [{ pathname, state }] }))
  await userEvent.type(field('New password'), 'Evening-Tide-9')
  await userEvent.type(field('Confirm new password'), 'Evening-Tide-9')
  await userEvent.click(screen.getByRole('button', { name: 'Reset Password' }))
  expect(calls[0]?.body).toMatchObject({ token: 'from-the-letter' })
})

/** Submits a form with wrong fields. Returns the message at each field, and the focused one. */
async function pressed(button: string, labels: string[]) {
  await userEvent.click(screen.getByRole('button', { name: button }))
  return {
    told: labels.map((label) => {
      const told = field(label).getAttribute('aria-describedby')?.split(' ').at(-1) ?? ''
      return field(label).getAttribute('aria-invalid') && document.getElementById(told)?.textContent
    }),
    focused: labels.find((label) => document.activeElement === field(label)),
  }
}

test('what is missing is said at its field in the words of the product, and the first of it has the focus', async () => {
  const calls = serve()
  show(<AuthCard onBack={() => {}} />)
  expect(document.querySelector('form')?.noValidate).toBe(true)
  const labels = ['Email', 'Password']
  expect(await pressed('Sign In', labels)).toEqual({
    told: ['Please enter your email address', 'Please enter your password'],
    focused: 'Email',
  })
  await userEvent.type(field('Email'), 'ada')
  await userEvent.type(field('Password'), 'Still-water-42')
  expect(await pressed('Sign In', labels)).toEqual({
    told: ['Please enter a valid email address', null],
    focused: 'Email',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Create an account' }))
  await userEvent.type(field('Email'), '@example.org')
  expect(await pressed('Create Account', ['Name', ...labels])).toEqual({
    told: ['Please enter your name', null, null],
    focused: 'Name',
  })
  expect(calls.filter(({ name }) => name !== 'GET /auth/ways-in')).toEqual([])
})

test('the administrators’ form says the same of its fields', async () => {
  const calls = serve()
  show(<AdminLoginPage />)
  expect(document.querySelector('form')?.noValidate).toBe(true)
  expect(await pressed('Sign In', ['Admin email', 'Password'])).toEqual({
    told: ['Please enter your email address', 'Please enter your password'],
    focused: 'Admin email',
  })
  expect(calls.filter(({ name }) => name !== 'GET /auth/ways-in')).toEqual([])
})

test.each(['', 'ada', '@', 'ada@'])('no letter is sent to %j, and the field says why', async (typed) => {
  const calls = serve()
  show(<ForgotPasswordPage />)
  expect(document.querySelector('form')?.noValidate).toBe(true)
  if (typed) await userEvent.type(field('Email'), typed)
  expect(await pressed('Send Reset Instructions', ['Email'])).toEqual({
    told: ['An email address looks like name@example.org.'],
    focused: 'Email',
  })
  expect([field('Email').required, field('Email').type]).toEqual([true, 'email'])
  expect(calls).toEqual([])
})
