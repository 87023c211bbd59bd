import { useSyncExternalStore } from 'react'
import { questions } from './ask.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Shows the questions of `confirm`, one after the other. Once per app, inside the shell. */
export function AskHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.current, () => undefined)
  if (!question) return null
  const settle = (yes: boolean) => {
    questions.done(question)
    question.answer(yes)
  }
  return (
    <ConfirmDialog open {...question.props} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
  )
}
