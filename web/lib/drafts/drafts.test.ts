import { afterEach, expect, test } from 'vitest'
import { draftNames, readDraft, saveDraft } from './drafts.ts'

afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const draft = { typed: { notes: 'Still here.' }, base: { notes: '' } }
const dayMs = 86_400_000

test.each(['mood', 'day:2026-11-18', 'health:2026-11-18'])(
  'a draft of %s comes back to its member, and to no other',
  (name) => {
    saveDraft(name, 'ada', draft)
    expect(readDraft(name, 'ada')).toMatchObject(draft)
    expect(readDraft(`${name}9`, 'ada')).toBeUndefined()
    expect(readDraft(name, 'bo')).toBeUndefined()
    expect(draftNames('', 'ada')).toEqual([name])
    saveDraft(name, 'ada', undefined)
    expect(readDraft(name, 'ada')).toBeUndefined()
  },
)

test('a draft of the planner goes with its tab', () => {
  saveDraft('day:2026-11-18', 'ada', draft)
  saveDraft('week:2026-11-16', 'ada', draft)
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 2])
})

test('a draft of health data is kept for a week, another until it is saved', () => {
  saveDraft('health:2026-11-18', 'ada', draft, 0)
  saveDraft('health:2026-11-18', 'bo', draft, 2 * dayMs)
  saveDraft('post', 'ada', draft, 0)
  expect(readDraft('health:2026-11-18', 'ada', 7 * dayMs)).toMatchObject(draft)
  expect(readDraft('health:2026-11-18', 'ada', 8 * dayMs)).toBeUndefined()
  expect(localStorage).toHaveLength(2)
  expect(readDraft('post', 'ada', 800 * dayMs)).toMatchObject(draft)
})

test.each(['', '{', '{}', '[]', '"x"', '{"at":1,"typed":"x"}', '{"typed":{}}'])(
  'what cannot be read is no draft, and goes: %s',
  (text) => {
    localStorage.setItem('draft:mood:ada', text)
    expect(readDraft('mood', 'ada')).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  },
)

test('what an earlier version kept in its own manner goes', () => {
  localStorage.setItem('health_draft_ada_2026-11-18', '{"form":{"meds":[]},"at":1}')
  localStorage.setItem('draft:try:mood:ada', '{"text":"x","id":"1"}')
  localStorage.setItem('token', 'x')
  readDraft('mood', 'ada')
  expect(Object.keys(localStorage)).toEqual(['token'])
})
