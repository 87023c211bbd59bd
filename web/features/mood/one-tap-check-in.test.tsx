import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { today } from '../../lib/time/days.ts'
import { clearStage, type Sent, serve, show, signIn } from '../../test/render.tsx'
import { QuickCheckIn } from './quick-check-in.tsx'

// Chunks are fetched at their first use, which takes time on a busy machine.
beforeAll(() => Promise.all([import('./word-form.tsx'), import('../../shell/outbox/waiting.tsx')]))
afterEach(clearStage)

/** A server that stores one check-in. With `refuses`, changing it fails. */
function stage() {
  signIn()
  const kept = { refuses: false, entry: undefined as Record<string, unknown> | undefined }
  const calls = serve(({ init, body }) => {
    if (init.method === 'GET') return kept.entry ? [kept.entry] : []
    if (kept.refuses) return Response.json({ detail: 'Please shorten it.' }, { status: 400 })
    const empty = { emotion_tags: [], note: null, created_at: new Date().toISOString() }
    kept.entry = { ...empty, ...kept.entry, ...(body as object) }
    return kept.entry
  })
  const sent = (method: string): Sent[] => calls.filter(({ init }) => init.method === method)
  return { kept, sent }
}

test('one tap is a check-in, and a word that follows changes the same one', async () => {
  const { sent, kept } = stage()
  show(<QuickCheckIn />)
  expect(await screen.findByText('One tap saves it.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Calm' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Add a word?' }))
  await userEvent.click(await screen.findByRole('button', { name: 'hopeful' }))
  await userEvent.type(screen.getByRole('textbox'), 'Rain.')

  kept.refuses = true
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PATCH')).toHaveLength(1))
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'Rain.')
  kept.refuses = false
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', false))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Rain.')).toBeTruthy()
  expect(screen.getByText(/^Calm · /)).toBeTruthy()

  const [post, ...others] = sent('POST')
  expect(others).toEqual([])
  expect(post?.body).toMatchObject({ date: today(), mood: 'calm' })
  const id = (post?.body as { id: string } | undefined)?.id
  for (const { name, body } of sent('PATCH')) {
    expect(name).toBe(`PATCH /mood/${id}`)
    expect(body).toEqual({ emotion_tags: ['hopeful'], note: 'Rain.' })
  }
})
