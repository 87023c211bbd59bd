import { afterEach, expect, test } from 'vitest'
import { dropDraft, readDraft, writeDraft } from './draft.ts'
import { untouched } from './editing.ts'
import { emptyForm } from './entry-form.ts'

afterEach(() => localStorage.clear())

const edited = { form: { ...emptyForm, notes: 'Still here.' }, base: emptyForm }

test('a draft comes back to its member and its day, and to no other', () => {
  writeDraft('ada', '2026-11-18', edited)
  expect(readDraft('ada', '2026-11-18')).toEqual(edited)
  expect(readDraft('ada', '2026-11-17')).toBeUndefined()
  expect(readDraft('bo', '2026-11-18')).toBeUndefined()
})

test('a draft that was saved or given up is gone', () => {
  writeDraft('ada', '2026-11-18', edited)
  dropDraft('ada', '2026-11-18')
  expect(readDraft('ada', '2026-11-18')).toBeUndefined()
})

test('a draft is kept for a week', () => {
  writeDraft('ada', '2026-11-18', edited, 0)
  writeDraft('bo', '2026-11-18', edited, 2 * 86_400_000)
  expect(readDraft('ada', '2026-11-18', 7 * 86_400_000)).toEqual(edited)
  expect(readDraft('ada', '2026-11-18', 8 * 86_400_000)).toBeUndefined()
  expect(localStorage).toHaveLength(1)
})

test.each(['', '{', '{}', '[]', '"x"', '{"at":1,"form":{}}'])(
  'what cannot be read is no draft: %s',
  (text) => {
    localStorage.setItem('health_draft_ada_2026-11-18', text)
    expect(readDraft('ada', '2026-11-18') ?? untouched).toEqual(untouched)
  },
)
