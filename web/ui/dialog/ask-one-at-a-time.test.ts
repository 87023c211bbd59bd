import { expect, test } from 'vitest'
import { confirm, questions } from './ask.ts'

test('questions wait for each other and every one gets its own answer', async () => {
  const first = confirm({ title: 'Delete “Walk”?', confirmLabel: 'Delete' })
  const second = confirm({ title: 'Delete “Swim”?', confirmLabel: 'Delete' })
  const answerCurrent = (yes: boolean) => {
    const question = questions.current()
    if (!question) throw new Error('nothing was asked')
    questions.done(question)
    question.answer(yes)
    return question.props.title
  }
  expect(answerCurrent(true)).toBe('Delete “Walk”?')
  expect(await first).toBe(true)
  expect(answerCurrent(false)).toBe('Delete “Swim”?')
  expect(await second).toBe(false)
  expect(questions.current()).toBeUndefined()
})
