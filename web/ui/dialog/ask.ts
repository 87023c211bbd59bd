import type { ConfirmProps } from './confirm-dialog.tsx'

export type Question = { kind: 'confirm'; props: ConfirmProps; answer: (yes: boolean) => void }

let queue: readonly Question[] = []
let notifyHost: () => void = () => {}

function update(next: readonly Question[]) {
  queue = next
  notifyHost()
}

/** Shows a confirmation and resolves to the person's choice. Esc is no. Needs one `<AskHost />`. */
export function confirm(props: ConfirmProps): Promise<boolean> {
  return new Promise((answer) => update([...queue, { kind: 'confirm', props, answer }]))
}

/** For the host alone: the waiting questions, the first of which is shown. */
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
