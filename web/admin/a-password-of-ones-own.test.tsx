import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { session } from '../lib/session.ts'
import { OwnPasswordFirst } from '../shell/guards.tsx'
import { clearStage, serve, show, signIn } from '../test/render.tsx'
import ChoosePasswordPage from './choose-password-page.tsx'

afterEach(clearStage)

const office = <OwnPasswordFirst form={<ChoosePasswordPage />}>Office</OwnPasswordFirst>

test('an administrator with a made-up password chooses one before the back office opens', async () => {
  signIn({ role: 'admin', must_change_password: true })
  const calls = serve(() => ({ ok: true }))
  show(office)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose your own password')
  expect(screen.queryByText('Office')).toBeNull()
  const type = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  type('Current password', 'printed-on-the-console')
  type('New password', 'A-calmer-harbour-9')
  type('Confirm new password', 'A-calmer-harbour-9')
  fireEvent.click(screen.getByRole('button', { name: 'Change password' }))
  await waitFor(() => expect(screen.getByText('Office')).toBeTruthy())
  expect(calls.map(({ name }) => name)).toContain('POST /user/password')
  expect(localStorage.user).not.toContain('must_change_password')
})

test('one who would rather not is signed out', async () => {
  signIn({ role: 'admin', must_change_password: true })
  serve(() => ({ ok: true }))
  show(office)
  fireEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(session.get().is).toBe('visitor'))
})

test('an administrator with a password of their own is not asked', () => {
  signIn({ role: 'admin' })
  show(office)
  expect(screen.getByText('Office')).toBeTruthy()
})
