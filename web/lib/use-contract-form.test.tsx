import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newComment } from '../../contract/community.ts'
import { newDailyNotes } from '../../contract/planner.ts'
import { texts } from '../../contract/texts.ts'
import { clearStage, makeUser, serve, show, signIn } from '../test/render.tsx'
import { questions } from '../ui/ask.ts'
import { Form, Line, Lines } from '../ui/form.tsx'
import { notify } from '../ui/notify.ts'
import { keepDraft, readDraft } from './drafts.ts'
import { bodyToSend, type WholeBody } from './form-faults.ts'
import { useContractForm } from './use-contract-form.ts'

const post_id = '01980000-0000-7000-8000-000000000009'
const nothing = { to: post_id, words: '' }
type Typed = typeof nothing

/** A comment whose form has names of its own: `to` is sent as `post_id`, `words` as `content`. */
type CommentProps = { from?: Typed; isReplaced?: boolean; isEmptied?: boolean }
function Comment({ from = nothing, isReplaced = false, isEmptied = true }: CommentProps) {
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

const { id: ada } = makeUser()
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const faultAt = (label: string) => {
  const id = field(label).getAttribute('aria-describedby')?.split(' ').at(-1)
  return id ? document.getElementById(id)?.textContent : undefined
}
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
const state = () => screen.getByText(/^(dirty|clean)$/).textContent

let toasts: [string, string | undefined][] = []
beforeEach(() => {
  signIn()
  toasts = []
  for (const kind of ['success', 'error'] as const)
    vi.spyOn(notify, kind).mockImplementation((text, { id } = {}) => void toasts.push([text, id]))
})
afterEach(() => {
  sessionStorage.clear()
  clearStage()
})

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
    keepDraft('comment', ada, { base: {}, typed })
    show(<Comment />)
    expect([field('Words').value, field('To').value]).toEqual(['', post_id])
  },
)

test("nothing is sent that the row's own schema refuses; each field says why, and the first has the focus", async () => {
  const calls = serve()
  show(<Comment />)
  type('To', 'nowhere')
  type('Words', ' \u200b')
  expect([faultAt('To'), faultAt('Words')]).toEqual([undefined, undefined])
  await send()
  expect([faultAt('To'), faultAt('Words')]).toEqual(['Please choose a post', 'Please write a comment first'])
  await waitFor(() => expect(document.activeElement).toBe(field('To')))
  expect(calls).toEqual([])
  type('Words', 'Lovely')
  await waitFor(() => expect(faultAt('Words')).toBeUndefined())
  expect(faultAt('To')).toBe('Please choose a post')
})

test('a text that is too long is told while it is typed, by how much, and again after a reload', async () => {
  const first = show(<Comment />)
  type('Words', 'a'.repeat(2003))
  await waitFor(() => expect(faultAt('Words')).toBe('A text holds 2000 characters; please shorten it by 3.'))
  first.unmount()
  show(<Comment />)
  await waitFor(() => expect(faultAt('Words')).toBe('A text holds 2000 characters; please shorten it by 3.'))
  type('Words', 'a'.repeat(2000))
  await waitFor(() => expect(faultAt('Words')).toBeUndefined())
})

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

test('what the server refuses stands at its field, which has the focus, and all that was typed is there', async () => {
  const detail = 'There is no such post.'
  serve(() => Response.json({ detail, errors: [{ path: 'post_id', message: detail }] }, { status: 400 }))
  show(<Comment />)
  type('Words', 'Lovely')
  await send()
  await waitFor(() => expect(faultAt('To')).toBe(detail))
  await waitFor(() => expect(document.activeElement).toBe(field('To')))
  expect([field('Words').value, readDraft('comment', ada)?.typed]).toEqual([
    'Lovely',
    { ...nothing, words: 'Lovely' },
  ])
  expect(toasts).toEqual([[detail, 'comment']])
})

/** Answers nothing until it is told to. */
function serveLater() {
  const waiting: (() => void)[] = []
  const bodies: { id: string; content: string }[] = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    bodies.push(JSON.parse(String(body)))
    await new Promise<void>((resolve) => waiting.push(resolve))
    return Response.json({})
  })
  return { bodies, answer: () => waiting.splice(0).map((resolve) => resolve()) }
}

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

test('once saved the form begins anew and the draft is gone; what was typed meanwhile is the next', async () => {
  const { bodies, answer } = serveLater()
  show(<Comment />)
  type('Words', 'Lovely')
  await send()
  // The second press of a double click.
  fireEvent.submit(field('Words').closest('form') as HTMLFormElement)
  type('Words', 'Lovely, and more')
  answer()
  await waitFor(() => expect(toasts).toEqual([['Added', 'comment']]))
  expect([field('Words').value, state()]).toEqual(['Lovely, and more', 'dirty'])
  await send()
  answer()
  await waitFor(() => expect(field('Words').value).toBe(''))
  expect([state(), readDraft('comment', ada)]).toEqual(['clean', undefined])
  const [one, two, ...more] = bodies
  expect([one?.content, two?.content, more]).toEqual(['Lovely', 'Lovely, and more', []])
  expect(two?.id).not.toBe(one?.id)
})

function Followed() {
  const [saved, setSaved] = useState(1)
  return (
    <>
      <Comment from={{ to: post_id, words: `Saved ${saved}` }} />
      <button type="button" onClick={() => setSaved(saved + 1)}>
        Read anew
      </button>
    </>
  )
}

test('what another device saved is followed until something is typed', async () => {
  show(<Followed />)
  const readAnew = () => fireEvent.click(screen.getByRole('button', { name: 'Read anew' }))
  readAnew()
  expect([field('Words').value, state()]).toEqual(['Saved 2', 'clean'])
  type('Words', 'Mine')
  readAnew()
  expect([field('Words').value, state()]).toEqual(['Mine', 'dirty'])
})

type List = { notes: string[]; version: number }
const day = '2026-11-20'
const item = (text: string) => ({
  ...{ id: text, text, type: 'note' as const, color: 'gray' as const, createdAt: '2026-11-20T08:00:00Z' },
  ...{ time: null, reminder: false, completed: false, globalEventId: null, ticketUrl: null, location: null },
  ...{ endTime: null, repeatId: null },
})

function Planner() {
  const form = useContractForm('POST /daily-notes', {
    body: newDailyNotes,
    from: { notes: ['Walk'], version: 1 } as List,
    draft: `day:${day}`,
    toBody: ({ notes, version }) => ({ date: day, notes: notes.map(item), version }),
    join: {
      read: async () => ({ date: day, notes: [item('Theirs')], version: 2 }),
      content: (either) => either.notes.map((note) => (typeof note === 'string' ? note : note.text)),
      both: ({ notes }, { version }) => ({ notes: ['Theirs', ...notes], version }),
    },
    saved: 'Saved',
    failed: 'Failed to save',
  })
  return (
    <Form form={form}>
      <Line name="notes.0" label="First" />
      <p>{form.isDirty ? 'dirty' : 'clean'}</p>
      <button type="submit" disabled={form.isPending}>
        Send
      </button>
    </Form>
  )
}

async function keepBoth(yes: boolean) {
  await waitFor(() => expect(questions.current()).toBeDefined())
  const question = questions.current()
  if (!question) throw new Error('Nothing was asked.')
  questions.done(question)
  question.answer(yes)
}

test("what is joined with another device's stands in the form, is what was saved, and leaves no draft", async () => {
  const calls = serve(({ body }) =>
    (body as { version: number }).version === 1 ? Response.json({ detail: 'No.' }, { status: 409 }) : body,
  )
  show(<Planner />)
  type('First', 'Walk on')
  await send()
  await keepBoth(false)
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', false))
  expect([field('First').value, state(), toasts]).toEqual(['Walk on', 'dirty', []])
  expect(readDraft(`day:${day}`, ada)).toBeDefined()
  await send()
  await keepBoth(true)
  await waitFor(() => expect(toasts.map(([text]) => text)).toEqual(['Saved']))
  const sent = calls.map(({ body }) => (body as { notes: { text: string }[] }).notes.map(({ text }) => text))
  expect(sent).toEqual([['Walk on'], ['Walk on'], ['Theirs', 'Walk on']])
  expect([field('First').value, state()]).toEqual(['Theirs', 'clean'])
  expect(readDraft(`day:${day}`, ada)).toBeUndefined()
})

test('a form that leaves out a field of its row does not compile, though the field has a default', () => {
  const rest = { emotion_tags: [], created_at: undefined }
  const whole: WholeBody<'POST /mood'> = { date: day, mood: 'calm', note: null, ...rest }
  // @ts-expect-error note is missing
  const partial: WholeBody<'POST /mood'> = { date: day, mood: 'calm', ...rest }
  // @ts-expect-error time is missing, of an entry of a list
  const medication: NonNullable<WholeBody<'POST /health'>['meds']>[number] = { name: 'Iron', taken: true }
  const leftOut: WholeBody<'POST /mood'> = { ...whole, note: undefined }
  expect([partial, medication, bodyToSend(leftOut)]).toEqual([
    expect.not.objectContaining({ note: null }),
    { name: 'Iron', taken: true },
    { date: day, mood: 'calm', emotion_tags: [] },
  ])
})
