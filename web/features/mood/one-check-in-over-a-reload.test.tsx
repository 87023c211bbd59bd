import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { MoodForm } from './mood-form.tsx'

afterEach(clearStage)

test('a check-in whose answer was lost stays the same one over a reload and with another word; the next is another', async () => {
  signIn()
  let isCut = true
  const calls = serve(() => {
    if (isCut) throw new TypeError('Failed to fetch')
    return {}
  })
  const save = async () => {
    const before = calls.length
    await userEvent.click(screen.getByRole('button', { name: 'Save Mood' }))
    await waitFor(() => expect(calls).toHaveLength(before + 1))
  }
  const first = show(<MoodForm />)
  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await userEvent.type(screen.getByRole('textbox'), 'A walk')
  await save()
  first.unmount()

  show(<MoodForm />)
  await userEvent.type(screen.getByRole('textbox'), ' and rain')
  isCut = false
  await save()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())

  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await save()
  const sent = calls.map(({ body }) => body as { id: string; mood: string; note: string | null })
  expect(sent.map(({ note }) => note)).toEqual(['A walk', 'A walk and rain', null])
  const [lost, again, next] = sent.map(({ id }) => id)
  expect(lost).toBeTruthy()
  expect(again).toBe(lost)
  expect(next).not.toBe(lost)
})
