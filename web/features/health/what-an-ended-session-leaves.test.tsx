import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { call } from '../../lib/api.ts'
import { healthDraft, readDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import { followOtherTabs, session, useSession } from '../../lib/session.ts'
import { clearStage, makeUser, serve, show, signIn, token } from '../../test/render.tsx'
import { emptyForm } from './entry-form.ts'
import HealthPage from './health-page.tsx'

afterEach(clearStage)

const ada = makeUser()
const ben = makeUser({ id: '01980000-0000-7000-8000-000000000002', name: 'Ben Oak' })
const earlier = '2026-11-18'
const today = new Date().toLocaleDateString('sv-SE')
const typed = { typed: { ...emptyForm, notes: 'Only for me.' }, base: emptyForm }
const keptOf = (day: string) => readDraft<typeof emptyForm>(healthDraft(day), ada.id)
const OwnHealth = () => useSession().is === 'member' && <HealthPage />
const refused = (status: number) => () => Response.json({ detail: 'No.' }, { status })

test('health drafts go when the server ends the session', async () => {
  signIn()
  saveDraft(healthDraft(earlier), ada.id, typed)
  serve(refused(401))
  await expect(call('GET /mood/history')).rejects.toMatchObject({ status: 401 })
  expect(session.get().is).toBe('visitor')
  expect(keptOf(earlier)).toBeUndefined()
})

test('they go too when a stored session turns out to be over, and stay when nobody could be asked', async () => {
  signIn()
  saveDraft(healthDraft(earlier), ada.id, typed)
  await session.restore(async () => true)
  expect(keptOf(earlier)).toBeDefined()
  await session.restore(async () => false)
  expect(keptOf(earlier)).toBeUndefined()
})

test('what is being typed when the session ends is there for the same member, and gone for another', async () => {
  signIn()
  serve(({ name }) => (name === 'POST /health' ? refused(401)() : name === 'GET /health' ? [] : undefined))
  saveDraft(healthDraft(earlier), ada.id, typed)
  const { unmount } = show(<OwnHealth />)
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }))
  const notes = await screen.findByRole('textbox', { name: /Notes/ })
  await waitFor(() => expect(screen.getByText('✓ All changes saved')).toBeTruthy())
  fireEvent.change(notes, { target: { value: 'Slept badly' } })
  await act(() => call('POST /health', { body: { dateISO: today } }).catch(() => undefined))
  unmount()
  expect(keptOf(earlier)).toBeUndefined()
  session.start({ access_token: token, user: ada })
  expect(keptOf(today)?.typed.notes).toBe('Slept badly')
  session.clear()
  session.start({ access_token: token, user: ben })
  expect(localStorage.getItem(`draft:${healthDraft(today)}:${ada.id}`)).toBeNull()
})

test('what is being typed in another tab stays as well', async () => {
  followOtherTabs()
  signIn()
  serve(({ name }) => (name === 'GET /health' ? [] : undefined))
  show(<OwnHealth />)
  fireEvent.click(await screen.findByRole('button', { name: 'Notes' }))
  const notes = await screen.findByRole('textbox', { name: /Notes/ })
  await waitFor(() => expect(screen.getByText('✓ All changes saved')).toBeTruthy())
  fireEvent.change(notes, { target: { value: 'Slept badly' } })
  const key = `draft:${healthDraft(today)}:${ada.id}`
  const oldValue = localStorage.getItem(key)
  // The browser reports what another tab has done in this way.
  localStorage.removeItem(key)
  window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue: null }))
  expect(localStorage.getItem(key)).toBe(oldValue)
})
