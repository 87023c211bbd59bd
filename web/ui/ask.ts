import type { ConfirmProps } from './confirm-dialog.tsx'

export type Question = { kind: 'confirm'; props: ConfirmProps; answer: (yes: boolean) => void }

let queue: readonly Question[] = []
let notifyHost: () => void = () => {}

function update(next: readonly Question[]) {
  queue = next
  notifyHost()
}

/** Shows a confirmation and resolves to what the person chose; Esc is no. Needs one `<AskHost />`. */
export function confirm(props: ConfirmProps): Promise<boolean> {
  return new Promise((answer) => update([...queue, { kind: 'confirm', props, answer }]))
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
