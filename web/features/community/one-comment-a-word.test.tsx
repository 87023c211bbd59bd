import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../../contract/community.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { CommentForm } from './comment-form.tsx'

afterEach(clearStage)

test('a comment whose answer was lost is sent as the same one, over a reload too, and the same words again as another', async () => {
  signIn()
  let isCut = true
  const calls = serve(({ body }) => {
    if (isCut) throw new TypeError('Failed to fetch')
    return body
  })
  const post = { id: '01980000-0000-7000-8000-000000000009' } as Post
  const open = () => show(<CommentForm post={post} onAdded={() => {}} />)
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox')
  const send = async () => {
    const before = calls.length
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(calls).toHaveLength(before + 1))
    await waitFor(() => expect(words().readOnly).toBe(false))
  }
  const first = open()
  await userEvent.type(words(), 'Lovely')
  await send()
  first.unmount()
  open()
  expect(words().value).toBe('Lovely')
  isCut = false
  await send()
  expect(words().value).toBe('')
  await userEvent.type(words(), 'Lovely')
  await send()
  const [lost, again, another] = calls.map(({ body }) => (body as { id: string }).id)
  expect(lost).toBeTruthy()
  expect(again).toBe(lost)
  expect(another).not.toBe(lost)
})
