import type { ConfirmProps } from './confirm-dialog.tsx'
import type { PromptProps } from './prompt-dialog.tsx'

export type Question =
  | { kind: 'confirm'; props: ConfirmProps; answer: (yes: boolean) => void }
  | { kind: 'prompt'; props: PromptProps; answer: (text: string | null) => void }

let queue: readonly Question[] = []
let notifyHost: () => void = () => {}

function update(next: readonly Question[]) {
  queue = next
  notifyHost()
}

function put(question: Question) {
  update([...queue, question])
}

/** Shows a confirmation and resolves to what the person chose; Esc is no. Needs one `<AskHost />`. */
export function confirm(props: ConfirmProps): Promise<boolean> {
  return new Promise((answer) => put({ kind: 'confirm', props, answer }))
}

/** Asks for a few words and resolves to them, trimmed and never empty, or to null when cancelled. */
export function prompt(props: PromptProps): Promise<string | null> {
  return new Promise((answer) => put({ kind: 'prompt', props, answer }))
}

/** For the host alone: the questions waiting, first one showing. */
export const questions = {
  current: () => queue[0],
  subscribe(listener: () => void) {
    notifyHost = listener
    return () => {
      notifyHost = () => {}
    }
  },
  done: (question: Question) => update(queue.filter((waiting) => waiting !== question)),
}
