import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  ada,
  Comment,
  faultAt,
  field,
  nothing,
  send,
  serveLater,
  signInAndRecordToasts,
  state,
  type,
} from '../../test/comment-form.tsx'
import { serve, show } from '../../test/render.tsx'
import { readDraft } from '../drafts/drafts.ts'
import { bodyToSend, type WholeBody } from './form-faults.ts'

const toasts = signInAndRecordToasts()

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

test('a form that leaves out a field of its row does not compile, though the field has a default', () => {
  const rest = { emotion_tags: [], created_at: undefined }
  const whole: WholeBody<'POST /mood'> = { ...rest, date: '2026-11-20', mood: 'calm', note: null }
  // @ts-expect-error note is missing
  const partial: WholeBody<'POST /mood'> = { ...rest, date: '2026-11-20', mood: 'calm' }
  // @ts-expect-error time is missing, of an entry of a list
  const medication: NonNullable<WholeBody<'POST /health'>['meds']>[number] = { name: 'Iron', taken: true }
  const leftOut: WholeBody<'POST /mood'> = { ...whole, note: undefined }
  expect([partial, medication, bodyToSend(leftOut)]).toEqual([
    expect.not.objectContaining({ note: null }),
    { name: 'Iron', taken: true },
    { date: '2026-11-20', mood: 'calm', emotion_tags: [] },
  ])
})
