import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Post } from '../../../contract/community.ts'
import { clearStage, serve, signIn } from '../../test/stage.tsx'
import { useAddComment } from './use-comment-actions.ts'

afterEach(clearStage)

test('a comment whose answer was lost is sent as the same one, over a reload too, and the same words again as another', async () => {
  signIn()
  let isCut = true
  const calls = serve(({ body }) => {
    if (isCut) throw new TypeError('Failed to fetch')
    return body
  })
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const post = { id: '01980000-0000-7000-8000-000000000009' } as Post
  const open = () => renderHook(() => useAddComment(post, () => {}), { wrapper })
  let { result, unmount } = open()
  const add = async () => {
    const before = calls.length
    act(() => result.current.write('Lovely'))
    act(() => result.current.add('Lovely'))
    await waitFor(() => expect(calls).toHaveLength(before + 1))
    await waitFor(() => expect(result.current.isAdding).toBe(false))
  }
  await add()
  unmount()
  result = open().result
  expect(result.current.text).toBe('Lovely')
  isCut = false
  await add()
  expect(result.current.text).toBe('')
  await add()
  const [lost, again, another] = calls.map(({ body }) => (body as { id: string }).id)
  expect(lost).toBeTruthy()
  expect(again).toBe(lost)
  expect(another).not.toBe(lost)
})
