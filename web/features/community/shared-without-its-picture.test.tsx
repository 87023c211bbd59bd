import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { imageFaults } from '../../../contract/images.ts'
import { clearStage, serve, show, signIn } from '../../test/render.tsx'
import { PostForm } from './post-form.tsx'

afterEach(clearStage)

test('a post whose picture cannot be fetched just now can be shared without it', async () => {
  signIn()
  const calls = serve(({ name, body }) =>
    name === 'POST /community/posts'
      ? { ...(body as object), created_at: '2026-11-20T08:00:00.000000Z', user_name: 'Ada' }
      : Response.json({ detail: imageFaults.unreachable }, { status: 400 }),
  )
  show(<PostForm />)
  await userEvent.type(screen.getByLabelText('What would you like to share?'), 'I painted.')
  await userEvent.click(screen.getByRole('button', { name: 'Add a picture' }))
  await userEvent.type(screen.getByLabelText(/address/), 'https://pictures.example/lake.jpg')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Share without the picture' }, { timeout: 4000 }),
  )
  await waitFor(() =>
    expect(calls.find(({ name }) => name === 'POST /community/posts')?.body).toMatchObject({
      content: 'I painted.',
      image_url: null,
    }),
  )
})
