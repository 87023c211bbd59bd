import { afterEach, expect, test, vi } from 'vitest'
import { draftNames, readDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import { writeSlip } from '../../lib/outbox/slips.ts'
import { openStore } from '../../lib/outbox/store.ts'
import { session } from '../../lib/session.ts'
import { clearStage, makeUser, serve, signIn } from '../../test/render.tsx'
import { withIndexedDb } from '../../test/with-indexed-db.ts'
import { questions } from '../../ui/dialog/ask.ts'
import { emptyForm } from '../health/entry-form.ts'
import { beginEntry } from '../journal/kept-entries.ts'
import { askAndSignOut } from './ask-and-sign-out.ts'

withIndexedDb()

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
/** Answers the question, and returns what it said. */
const answer = async (yes: boolean) => {
  const question = await vi.waitUntil(() => questions.current(), { timeout: 5_000 })
  if (question?.kind !== 'confirm') throw new Error('Nothing was asked.')
  questions.done(question)
  question.answer(yes)
  return question.props.body
}

test('who has typed something is asked once, and may stay with it', async () => {
  serve()
  signIn()
  typeSomething(ada)
  const leaving = askAndSignOut()
  await answer(false)
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
  await answer(true)
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

test('it is said how many changes of what would be lost: those that wait, and what was typed', async () => {
  serve()
  signIn()
  typeSomething(ada)
  saveDraft('journal:1', ada, { base: {}, typed: { title: 'A walk' } })
  // A page that was opened and left empty is nothing to lose.
  beginEntry(ada, { date: '2026-11-18' })
  typeSomething(ben)
  const change = { id: 'a', seq: 1, at: 0, tries: 0, things: ['mood:1'] }
  const body = { date: '2026-11-18', mood: 'calm' }
  writeSlip(ada, { ...change, name: 'POST /mood', body })
  const store = await openStore(ada)
  await store.put({ ...change, id: 'b', seq: 2, name: 'POST /mood', body })
  await store.put({
    ...change,
    id: 'c',
    seq: 3,
    name: 'POST /global-events/{id}/rsvp',
    params: { id: 'e' },
    body: { status: 'going' },
  })
  const practiced = { id: '0199c2b0-0000-7000-8000-000000000001', exercise: 'A few breaths', seconds: 60 }
  await store.put({ ...change, id: 'd', seq: 4, name: 'POST /practice', body: practiced })
  store.close()
  const leaving = askAndSignOut()
  expect(await answer(false)).toBe(
    '8 changes are not saved yet and would be lost: 3 check-ins, 1 answer to an event, 1 practice, 1 change of the planner, 1 change of your health data, and 1 entry of the journal. What you typed and did not save is forgotten on this device.',
  )
  expect(await leaving).toBe(false)
})
