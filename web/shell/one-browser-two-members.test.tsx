import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { MoodForm } from '../features/mood/mood-form.tsx'
import { readDraft } from '../lib/drafts/drafts.ts'
import { session } from '../lib/session.ts'
import { clearStage, makeUser, signIn } from '../test/render.tsx'
import { AdminsOnly, MembersOnly } from './guards.tsx'
import { Root } from './root.tsx'

afterEach(clearStage)

const ada = makeUser()
const ben = makeUser({ id: '01980000-0000-7000-8000-000000000002', name: 'Ben Oak' })

let clients: QueryClient[] = []
function Fetched() {
  clients.push(useQueryClient())
  return null
}

/** The other fields appear once a mood is chosen. */
const chooseMood = () => fireEvent.click(screen.getByRole('radio', { name: 'Calm' }))

function openMood() {
  clients = []
  const screens = (
    <>
      <MoodForm />
      <Fetched />
    </>
  )
  const router = createMemoryRouter(
    [
      {
        element: <Root />,
        children: [
          { path: '/mood', element: <MembersOnly>{screens}</MembersOnly> },
          { path: '/admin', element: <AdminsOnly>{screens}</AdminsOnly> },
        ],
      },
    ],
    { initialEntries: [session.get().is === 'admin' ? '/admin' : '/mood'] },
  )
  render(<RouterProvider router={router} />)
}

const note = () => screen.getByRole('textbox') as HTMLTextAreaElement

test.each(['member', 'admin'] as const)(
  'what a %s was typing is not there for who signs in over them',
  (role) => {
    signIn({ role })
    openMood()
    chooseMood()
    fireEvent.change(note(), { target: { value: 'Only for me.' } })
    act(() => signIn({ ...ben, role }))
    expect(readDraft('mood', ben.id)).toBeUndefined()
    chooseMood()
    expect(note().value).toBe('')
    expect(readDraft('mood', ada.id)?.typed).toMatchObject({ note: 'Only for me.' })
  },
)

test('an answer to a save that comes after its member left reaches nobody else', () => {
  signIn()
  openMood()
  const [before] = clients
  act(() => signIn(ben))
  before?.setQueryData(['health', 'today'], { notes: 'Only for me.' })
  expect(clients.at(-1)?.getQueryData(['health', 'today'])).toBeUndefined()
  session.updateUser({ ...ada, city: 'Lisbon' })
  expect(session.get()).toMatchObject({ user: { id: ben.id, city: null } })
  expect(localStorage.getItem('user')).not.toContain('Lisbon')
})

test('what this browser keeps of a member for reading is deleted when somebody else signs in, and at every end', () => {
  const deleted: string[] = []
  vi.stubGlobal('indexedDB', {
    deleteDatabase(name: string) {
      deleted.push(name)
      return {}
    },
  })
  signIn()
  localStorage.setItem('kept', ada.id)
  signIn()
  expect(deleted).toEqual([])
  signIn(ben)
  expect(deleted).toEqual([`agenda-${ada.id}`, `agenda-pictures-${ada.id}`])
  for (const end of [session.expire, session.clear]) {
    localStorage.setItem('kept', ben.id)
    deleted.length = 0
    end()
    expect(deleted).toEqual([`agenda-${ben.id}`, `agenda-pictures-${ben.id}`])
  }
  vi.unstubAllGlobals()
})
