import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ada,
  Comment,
  field,
  nothing,
  post_id,
  send,
  serveLater,
  signInAndRecordToasts,
  state,
  type Typed,
  type,
} from '../../test/comment-form.tsx'
import { serve, show } from '../../test/render.tsx'
import { readDraft, saveDraft } from '../drafts/drafts.ts'

const toasts = signInAndRecordToasts()

test('what is typed is kept from the first letter on, comes back, and is gone once given up', async () => {
  const first = show(<Comment />)
  expect([state(), screen.queryByText('restored')]).toEqual(['clean', null])
  type('Words', 'Love')
  expect(readDraft('comment', ada)?.typed).toEqual({ ...nothing, words: 'Love' })
  await waitFor(() => expect(state()).toBe('dirty'))
  first.unmount()
  show(<Comment />)
  screen.getByText('restored')
  expect([field('Words').value, state()]).toEqual(['Love', 'dirty'])
  fireEvent.click(screen.getByRole('button', { name: 'Give up' }))
  expect([field('Words').value, state()]).toEqual(['', 'clean'])
  expect(readDraft('comment', ada)).toBeUndefined()
})

test.each([7, { words: 7 }, { words: ['Love'], more: 1 }])(
  'of a draft that makes no sense, such as %j, nothing is taken up',
  (typed) => {
    saveDraft('comment', ada, { base: {}, typed })
    show(<Comment />)
    expect([field('Words').value, field('To').value]).toEqual(['', post_id])
  },
)

test('a try again has the key of the one before, over a reload too; other words another, unless they replace it', async () => {
  for (const isReplaced of [false, true]) {
    const calls = serve(() => {
      throw new TypeError('Failed to fetch')
    })
    const keys = () => calls.map(({ body }) => (body as { id: string }).id)
    const first = show(<Comment isReplaced={isReplaced} />)
    type('Words', 'Lovely')
    await send()
    await waitFor(() => expect(calls).toHaveLength(1))
    first.unmount()
    const second = show(<Comment isReplaced={isReplaced} />)
    await send()
    await waitFor(() => expect(calls).toHaveLength(2))
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false),
    )
    type('Words', 'Lovelier')
    await send()
    await waitFor(() => expect(calls).toHaveLength(3))
    const [lost, again, other] = keys()
    expect(lost).toBeTruthy()
    expect(again).toBe(lost)
    expect(other === lost).toBe(isReplaced)
    second.unmount()
    localStorage.removeItem(`draft:comment:${ada}`)
  }
})

test.each([false, true])(
  'a page that is left during a save takes its draft along; what was typed since stays: %j',
  async (isMore) => {
    const { answer } = serveLater()
    const first = show(<Comment />)
    type('Words', 'Lovely')
    await send()
    if (isMore) type('Words', 'Lovely, and more')
    expect(readDraft('comment', ada)?.sent).toBeDefined()
    first.unmount()
    answer()
    await waitFor(() => expect(toasts).toEqual([['Added', 'comment']]))
    const draft = readDraft<Typed>('comment', ada)
    expect([draft?.typed.words, draft?.sent]).toEqual([isMore ? 'Lovely, and more' : undefined, undefined])
  },
)

test('a save that ends after its page was left and opened anew takes nothing away of what is typed there', async () => {
  const { answer } = serveLater()
  const first = show(<Comment isEmptied={false} />)
  type('Words', 'Lovely')
  await send()
  first.unmount()
  show(<Comment isEmptied={false} />)
  type('Words', 'Lovelier')
  answer()
  await waitFor(() => expect(toasts).toEqual([['Added', 'comment']]))
  expect(readDraft<Typed>('comment', ada)?.typed.words).toBe('Lovelier')
})
