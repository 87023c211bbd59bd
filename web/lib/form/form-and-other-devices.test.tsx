import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { newDailyNotes } from '../../../contract/planner.ts'
import {
  ada,
  Comment,
  field,
  post_id,
  send,
  signInAndRecordToasts,
  state,
  type,
} from '../../test/comment-form.tsx'
import { serve, show } from '../../test/render.tsx'
import { questions } from '../../ui/dialog/ask.ts'
import { Form, Line } from '../../ui/fields/form.tsx'
import { readDraft } from '../drafts/drafts.ts'
import { useContractForm } from './use-contract-form.ts'

const toasts = signInAndRecordToasts()

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
  id: text,
  text,
  type: 'note' as const,
  color: 'gray' as const,
  createdAt: '2026-11-20T08:00:00Z',
  time: null,
  reminder: false,
  completed: false,
  globalEventId: null,
  ticketUrl: null,
  location: null,
  endTime: null,
  repeatId: null,
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
