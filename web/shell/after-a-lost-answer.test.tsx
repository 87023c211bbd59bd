import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdminBanner } from '../../contract/admin.ts'
import type { Comment, Post } from '../../contract/community.ts'
import type { GlobalEvent } from '../../contract/events.ts'
import type { Theme } from '../../contract/themes.ts'
import { useBannerAction } from '../admin/banners/use-banner-action.ts'
import { useEventActions } from '../admin/events/use-event-actions.ts'
import { useDeleteTheme } from '../admin/themes/use-delete-theme.ts'
import ResetPasswordPage from '../features/auth/reset-password-page.tsx'
import { useDeleteComment } from '../features/community/use-delete-comment.ts'
import { useDeletePost } from '../features/community/use-delete-post.ts'
import { DeleteAccountDialog } from '../features/profile/delete-account-dialog.tsx'
import { shareZone } from '../features/profile/location.ts'
import { PasswordForm } from '../features/profile/password-form.tsx'
import { hasDrafts, saveDraft } from '../lib/drafts/drafts.ts'
import { session, useSession } from '../lib/session.ts'
import { clearStage, makeUser, type Sent, serve, show, signIn } from '../test/render.tsx'
import { questions } from '../ui/dialog/ask.ts'
import { notify } from '../ui/toasts/notify.ts'

/** The visible texts, by the id of their toast. */
let toasts = new Map<unknown, string>()
const told = () => [...toasts.values()]

beforeEach(() => {
  toasts = new Map()
  for (const kind of ['success', 'info', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation((text, { id, description } = {}) => {
      toasts.set(id ?? text, [text, description].filter(Boolean).join(' '))
    })
})
afterEach(clearStage)

/** Loses the answer of the first call that changes something. `next` answers the later ones. */
function loseFirst(next: (sent: Sent) => unknown) {
  let isLost = false
  return serve((sent) => {
    if (sent.init.method === 'GET' || isLost) return sent.init.method === 'GET' ? [] : next(sent)
    isLost = true
    throw new TypeError('Failed to fetch')
  })
}

const refuse = (status: number, detail: string) => () => Response.json({ detail }, { status })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const client = new QueryClient()
const Around = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>
    <MemoryRouter>{children}</MemoryRouter>
  </QueryClientProvider>
)
const OwnDeletion = () => useSession().is === 'member' && <DeleteAccountDialog open onClose={nobody} />

const nobody = () => undefined
const deletions: Record<string, () => () => Promise<unknown>> = {
  'Post deleted': () => {
    const ask = useDeletePost(nobody)
    return () => ask({ id: '1', content: 'Rain' } as Post)
  },
  'Comment deleted': () => {
    const ask = useDeleteComment({ id: '1' } as Post, nobody)
    return () => ask({ id: '2', content: 'Rain' } as Comment)
  },
  'Theme deleted successfully': () => {
    const { askAndDelete } = useDeleteTheme()
    return () => askAndDelete({ id: '1', title: 'Rain' } as Theme)
  },
  'Event deleted successfully': () => {
    const { remove } = useEventActions()
    return () => remove({ id: '1', title: 'Rain' } as GlobalEvent)
  },
  'Banner deleted successfully': () => {
    const { ask } = useBannerAction({ id: '1', user_name: 'Ada' } as AdminBanner, nobody)
    return () => ask('delete')
  },
}

test.each(Object.entries(deletions))('%s: also when a try before did it', async (done, useDeletion) => {
  signIn()
  loseFirst(refuse(404, 'There is no such thing.'))
  const { result } = renderHook(useDeletion, { wrapper: Around })
  const deleteIt = async () => {
    void result.current()
    const question = await waitFor(() => questions.current() ?? expect.fail('Nothing was asked.'))
    questions.done(question)
    question.answer(true)
  }
  await deleteIt()
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^Failed to|offline/)]))
  await deleteIt()
  await waitFor(() => expect(told()).toEqual([done]))
})

test('an account that a lost try has deleted is said to be gone, with every draft of its member', async () => {
  signIn()
  saveDraft('mood', makeUser().id, { base: {}, typed: { note: 'Only for me.' } })
  loseFirst(refuse(401, 'Please sign in again.'))
  show(<OwnDeletion />)
  type('Your password', 'Still-water-42')
  fireEvent.click(screen.getByLabelText('Delete it now'))
  press('Delete my account')
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^You seem to be offline/)]))
  expect(session.get().is).toBe('member')
  press('Delete my account')
  await waitFor(() =>
    expect(told()).toEqual(['Your first try seems to have deleted your account; you are signed out.']),
  )
  expect(session.get().is).toBe('visitor')
  expect(hasDrafts(makeUser().id)).toBe(false)
})

test('a password that may be changed is said to be, what was typed stays, and the next try is the same one', async () => {
  signIn()
  const calls = loseFirst(() => ({ ok: true }))
  show(<PasswordForm onClose={nobody} />)
  type('Current password', 'Still-water-42')
  type('New password', 'Brand-new-day-77')
  type('Confirm new password', 'Brand-new-day-77')
  press('Change password')
  await waitFor(() =>
    expect(told()).toEqual([
      'You seem to be offline, and your password may be changed already. Please try again when you are connected.',
    ]),
  )
  press('Change password')
  await waitFor(() => expect(told()).toEqual(['Password changed. Every other session has ended.']))
  const [lost, again] = calls.filter(({ name }) => name === 'POST /user/password')
  expect(again?.body).toEqual(lost?.body)
})

test('a reset link that a lost try has used up says that the new password may be the one', async () => {
  loseFirst(refuse(400, 'Invalid or expired reset token'))
  show(<ResetPasswordPage />, '/reset-password?token=abc')
  type('New password', 'Brand-new-day-77')
  type('Confirm new password', 'Brand-new-day-77')
  press('Reset Password')
  await waitFor(() => expect(told()).toEqual([expect.stringMatching(/^You seem to be offline/)]))
  press('Reset Password')
  await waitFor(() =>
    expect(told()).toEqual([
      'This link has been used up. Your first try may have changed the password: log in with the new one.',
    ]),
  )
  screen.getByRole('link', { name: 'Ask for a new link' })
})

test('a place by the zone whose answer was lost is not said to be unknown, and can be asked for again', async () => {
  signIn()
  const calls = loseFirst(() => ({
    user: makeUser({ city: 'Berlin' }),
    location: { city: 'Berlin', country: 'Germany' },
  }))
  expect(await shareZone()).toBe(false)
  expect(told()).toEqual(['Your city could not be looked up. You seem to be offline.'])
  expect(await shareZone()).toBe(true)
  expect(told()).toEqual(['Location set to Berlin, Germany based on your timezone'])
  const infer = 'POST /user/infer-location-from-timezone'
  expect(calls.map(({ name }) => name)).toEqual([infer, 'PATCH /user/location', infer])
})
