import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearStage, makeUser, serve, show, signIn } from '../../test/render.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { NameForm } from './name-form.tsx'

afterEach(clearStage)

test('a name that could not be saved stays as it was typed, and the next try takes the place of what was told', async () => {
  const toasts = new Map<unknown, string>()
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation((text, { id } = {}) => void toasts.set(id, text))
  signIn()
  let isCut = true
  serve(() => {
    if (isCut) throw new TypeError('Failed to fetch')
    return makeUser({ name: 'Ada Lovelace' })
  })
  show(<NameForm onClose={() => undefined} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ada Lovelace' } })
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect([...toasts.values()]).toEqual([expect.stringMatching(/^You seem to be offline/)]),
  )
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Ada Lovelace')
  isCut = false
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect([...toasts.values()]).toEqual(['Name changed']))
})
