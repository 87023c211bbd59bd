import { afterEach, expect, test } from 'vitest'
import { draftNames, readDraft, saveDraft } from '../../lib/drafts.ts'
import { session } from '../../lib/session.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { questions } from '../../ui/ask.ts'
import { emptyForm } from '../health/entry-form.ts'
import { askAndSignOut } from './ask-and-sign-out.ts'

const ada = makeUser().id
const ben = '01980000-0000-7000-8000-000000000002'
const day = { typed: { ...emptyForm, notes: 'Only for me.' }, base: emptyForm }

afterEach(() => {
  sessionStorage.clear()
  clearStage()
})

function typeSomething(memberId: string) {
  saveDraft('mood', memberId, { base: {}, typed: { note: 'Only for me.' } })
  saveDraft('health:2026-11-18', memberId, day)
  saveDraft('day:2026-11-18', memberId, { base: {}, typed: { notes: [] } })
}
const leftOf = (memberId: string) => [
  readDraft('mood', memberId),
  readDraft('health:2026-11-18', memberId),
  draftNames('day:', memberId)[0],
]
const answer = (yes: boolean) => {
  const question = questions.current()
  if (question?.kind !== 'confirm') throw new Error('Nothing was asked.')
  questions.done(question)
  question.answer(yes)
}

test('who has typed something is asked once, and may stay with it', async () => {
  serve()
  signIn()
  typeSomething(ada)
  const leaving = askAndSignOut()
  answer(false)
  expect(await leaving).toBe(false)
  expect(session.get().is).toBe('member')
  expect(leftOf(ada)).not.toContain(undefined)
})

test('who signs out leaves no draft of any kind behind, and every one of somebody else', async () => {
  serve()
  signIn()
  typeSomething(ada)
  typeSomething(ben)
  const leaving = askAndSignOut()
  answer(true)
  expect(await leaving).toBe(true)
  expect(session.get().is).toBe('visitor')
  expect(leftOf(ada)).toEqual([undefined, undefined, undefined])
  expect(leftOf(ben)).not.toContain(undefined)
})

test('who has typed nothing is asked nothing, whatever somebody else has typed', async () => {
  serve()
  signIn()
  typeSomething(ben)
  expect(await askAndSignOut()).toBe(true)
  expect(questions.current()).toBeUndefined()
})
