import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, vi } from 'vitest'
import { newComment } from '../../contract/community.ts'
import { texts } from '../../contract/texts.ts'
import { useContractForm } from '../lib/form/use-contract-form.ts'
import { Form, Line, Lines } from '../ui/fields/form.tsx'
import { notify } from '../ui/toasts/notify.ts'
import { clearStage, makeUser, signIn } from './render.tsx'

export const post_id = '01980000-0000-7000-8000-000000000009'
export const nothing = { to: post_id, words: '' }
export type Typed = typeof nothing

/** A comment form whose fields have other names: `to` is sent as `post_id`, `words` as `content`. */
type CommentProps = { from?: Typed; isReplaced?: boolean; isEmptied?: boolean }
export function Comment({ from = nothing, isReplaced = false, isEmptied = true }: CommentProps) {
  const form = useContractForm('POST /community/comments', {
    body: newComment,
    from,
    draft: 'comment',
    toBody: ({ to, words }) => ({ post_id: to, content: words }),
    at: (path) => ({ post_id: 'to', content: 'words' })[path],
    texts: { to: texts('Please choose a post') },
    isReplaced,
    toast: 'comment',
    saved: 'Added',
    failed: 'Failed to add comment',
    next: (_, typed) => (isEmptied ? nothing : typed),
  })
  return (
    <Form form={form}>
      <p>{form.isDirty ? 'dirty' : 'clean'}</p>
      {form.isRestored && <p>restored</p>}
      <Line<Typed> name="to" label="To" />
      <Lines<Typed> name="words" label="Words" />
      <button type="submit" disabled={form.isPending}>
        Send
      </button>
      <button type="button" onClick={form.giveUp}>
        Give up
      </button>
    </Form>
  )
}

/** The member who is signed in. */
export const { id: ada } = makeUser()
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const faultAt = (label: string) => {
  const id = field(label).getAttribute('aria-describedby')?.split(' ').at(-1)
  return id ? document.getElementById(id)?.textContent : undefined
}
export const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
export const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
export const state = () => screen.getByText(/^(dirty|clean)$/).textContent

/** Signs in before each test, and cleans up after it. Returns the list of toasts, which begins empty. */
export function signInAndRecordToasts(): [string, string | undefined][] {
  const toasts: [string, string | undefined][] = []
  beforeEach(() => {
    signIn()
    toasts.length = 0
    for (const kind of ['success', 'error'] as const)
      vi.spyOn(notify, kind).mockImplementation((text, { id } = {}) => void toasts.push([text, id]))
  })
  afterEach(() => {
    sessionStorage.clear()
    clearStage()
  })
  return toasts
}

/** Delays every answer until told. */
export function serveLater() {
  const waiting: (() => void)[] = []
  const bodies: { id: string; content: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json({})
  })
  return { bodies, answer: () => waiting.splice(0).map((resolve) => resolve()) }
}
