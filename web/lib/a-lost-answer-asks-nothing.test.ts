import { expect, test, vi } from 'vitest'
import { questions } from '../ui/dialog/ask.ts'
import { ApiError } from './api.ts'
import { saveOrJoin } from './form/save-or-join.ts'

const conflict = () => Promise.reject(new ApiError(409, {}))
const content = ({ notes }: { notes: object[] }) => notes
const edit = { notes: [{ id: '1', text: 'Walk', time: null, ticketUrl: undefined }] }

test('a list that an earlier try has stored, without its answer arriving, is saved and nothing is asked', async () => {
  const stored = { notes: [{ time: null, text: 'Walk', id: '1' }], version: 1 }
  const join = vi.fn()
  const saved = await saveOrJoin(edit, { save: conflict, read: async () => stored, content, join })
  expect(saved).toBe(stored)
  expect(join).not.toHaveBeenCalled()
})

test('a list that another device has saved otherwise is asked about', async () => {
  const read = async () => ({ notes: [{ id: '2', text: 'Swim', time: null }] })
  const saving = saveOrJoin(edit, { save: conflict, read, content, join: (mine) => mine })
  await vi.waitFor(() => expect(questions.current()?.kind).toBe('confirm'))
  const question = questions.current()
  if (question?.kind !== 'confirm') throw new Error('Nothing was asked.')
  questions.done(question)
  question.answer(false)
  expect(await saving).toBeUndefined()
})
