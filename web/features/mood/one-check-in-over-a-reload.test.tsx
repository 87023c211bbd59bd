import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { outboxOf } from '../../shell/outbox/open-outbox.ts'
import { clearStage, makeUser, serve, show, signIn } from '../../test/render.tsx'
import { MoodForm } from './mood-form.tsx'

// Its code is fetched at its first use, which takes time on a busy machine.
beforeAll(() => import('../../shell/outbox/waiting.tsx'))
afterEach(clearStage)

test('a check-in that was refused stays the same one over a reload and with another word; the next is another', async () => {
  signIn()
  let isRefused = true
  const calls = serve(({ init }) => {
    if (init.method === 'GET') return []
    return isRefused ? Response.json({ detail: 'Not like this.' }, { status: 400 }) : {}
  })
  const posts = () => calls.filter(({ name }) => name === 'POST /mood')
  const save = async () => {
    const before = posts().length
    await userEvent.click(screen.getByRole('button', { name: 'Save Mood' }))
    await waitFor(() => expect(posts()).toHaveLength(before + 1))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save Mood' })).toHaveProperty('disabled', false),
    )
  }
  const first = show(<MoodForm />)
  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await userEvent.type(screen.getByRole('textbox'), 'A walk')
  await save()
  first.unmount()

  show(<MoodForm />)
  await userEvent.type(screen.getByRole('textbox'), ' and rain')
  isRefused = false
  await save()
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())

  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await save()
  const sent = posts().map(({ body }) => body as { id: string; mood: string; note: string | null })
  expect(sent.map(({ note }) => note)).toEqual(['A walk', 'A walk and rain', null])
  const [refused, again, next] = sent.map(({ id }) => id)
  expect(refused).toBeTruthy()
  expect(again).toBe(refused)
  expect(next).not.toBe(refused)
})

test('a check-in whose answer was lost is kept and sent again as the same one, of the moment it was told', async () => {
  signIn()
  let isCut = true
  const calls = serve(({ init }) => {
    if (isCut) throw new TypeError('Failed to fetch')
    return init.method === 'GET' ? [] : {}
  })
  const posts = () => calls.filter(({ name }) => name === 'POST /mood').map(({ body }) => body)
  show(<MoodForm />)
  await userEvent.click(screen.getByRole('radio', { name: 'Calm' }))
  await userEvent.type(screen.getByRole('textbox'), 'A walk')
  const before = new Date().toISOString()
  await userEvent.click(screen.getByRole('button', { name: 'Save Mood' }))
  // It is kept, so the form is ready for another.
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  const outbox = await outboxOf(makeUser().id)
  expect(outbox.list()).toHaveLength(1)
  isCut = false
  await outbox.wake('woken')
  const [lost, again] = posts() as { id: string; created_at?: string }[]
  expect(again).toEqual({ ...lost, created_at: expect.any(String) })
  expect(again?.created_at && again.created_at >= before).toBe(true)
  expect(outbox.list()).toEqual([])
})
