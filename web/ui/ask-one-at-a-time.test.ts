import { expect, test } from 'vitest'
import { confirm, prompt, questions } from './ask.ts'

test('questions wait for each other and every one gets its own answer', async () => {
  const first = confirm({ title: 'Delete “Walk”?', confirmLabel: 'Delete' })
  const second = prompt({ title: 'Report?', label: 'Reason', submitLabel: 'Report', emptyMessage: 'Say why' })

  const one = questions.current()
  if (one?.kind !== 'confirm') throw new Error('the confirmation came first')
  questions.done(one)
  one.answer(true)
  expect(await first).toBe(true)

  const two = questions.current()
  if (two?.kind !== 'prompt') throw new Error('the prompt follows')
  questions.done(two)
  two.answer(null)
  expect(await second).toBeNull()
  expect(questions.current()).toBeUndefined()
})
