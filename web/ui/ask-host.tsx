import { useSyncExternalStore } from 'react'
import { questions } from './ask.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { PromptDialog } from './prompt-dialog.tsx'

/** Shows what `confirm` and `prompt` ask, one after the other. Once per app, inside the shell. */
export function AskHost() {
  const question = useSyncExternalStore(questions.subscribe, questions.current, () => undefined)
  if (question?.kind === 'confirm') {
    const settle = (yes: boolean) => {
      questions.done(question)
      question.answer(yes)
    }
    return (
      <ConfirmDialog open {...question.props} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
    )
  }
  if (question?.kind === 'prompt') {
    const settle = (text: string | null) => {
      questions.done(question)
      question.answer(text)
    }
    return <PromptDialog open {...question.props} onSubmit={settle} onCancel={() => settle(null)} />
  }
  return null
}
