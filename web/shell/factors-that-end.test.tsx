import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { session } from '../lib/session.ts'
import { clearStage, serve, show, signIn } from '../test/render.tsx'
import { Toaster } from '../ui/toasts/toaster.tsx'
import { FactorsEnd } from './factors-end.tsx'

afterEach(clearStage)

test('tells a signed-in owner which second factors will be removed, and keeps them', async () => {
  signIn()
  const calls = serve(() => ({ ok: true }))
  show(
    <>
      <FactorsEnd />
      <Toaster />
    </>,
  )
  // Files share a process, in which an earlier toaster would take what comes before this one is there.
  await screen.findByRole('region', { name: 'Notifications' })
  const signedIn = session.get()
  if (!('user' in signedIn)) throw new Error('Nobody is signed in.')
  act(() => session.updateUser({ ...signedIn.user, second_factor_ends_at: '2026-11-21T12:00:00Z' }))
  await screen.findByText(/Passkeys or codes will be removed on .*2026/)
  await userEvent.click(screen.getByRole('button', { name: 'Keep them' }))
  await screen.findByText('Your passkeys and codes stay')
  expect(calls.map(({ name }) => name)).toEqual(['POST /user/second-factor/keep'])
  const state = session.get()
  expect('user' in state && state.user.second_factor_ends_at).toBeUndefined()
})
