export type Kind = 'success' | 'error' | 'info'
/** A button of a toast, with which the toast leaves. */
export type Choice = { label: string; onClick: () => void }

type Options = {
  /** A second line under the text. */
  description?: string | undefined
  /**
   * Instead of the sign of its kind: an address, and a tiny one to show while it loads. One that is drawn for the night is
   * not dimmed.
   */
  picture?: { src: string; lqip: string | null; isOfNight: boolean } | undefined
  /** One thing to do about it, such as Undo. */
  action?: Choice | undefined
  /** The other choice beside `action`: the quieter one. */
  other?: Choice | undefined
  /** Milliseconds; errors stay longer. Infinity waits for the person. */
  duration?: number
  /** A toast with the same id replaces the one before. By default, the id is its text. */
  id?: string
  /** Only where the specification says so. */
  position?: 'top-center' | 'top-right'
}

export type ToastOptions = Options & Required<Pick<Options, 'id' | 'duration'>>
/** Shows a toast, in the place of the one with the same `id`. */
export type Show = (kind: Kind, text: string, options: ToastOptions) => void
/** Takes away one toast, or all. */
export type Dismiss = (id?: string) => void

let arrived: (toasts: { show: Show; dismiss: Dismiss }) => void
const toasts = new Promise<{ show: Show; dismiss: Dismiss }>((resolve) => {
  arrived = resolve
})

let isTold = false
let listener: (() => void) | undefined

/** For `<Toaster />` alone: calls whenever something is told, and for what was told before. Returns what ends that. */
export function onTold(call: () => void): () => void {
  listener = call
  if (isTold) call()
  return () => {
    listener = undefined
  }
}

/** For `<Toaster />` alone: it has mounted, so the toasts that waited can be shown. */
export function toasterReady(show: Show, dismiss: Dismiss): void {
  arrived({ show, dismiss })
}

function tell(kind: Kind, duration: number) {
  return (text: string, options: Options = {}) => {
    void toasts.then(({ show }) => show(kind, text, { duration, id: text, ...options }))
    isTold = true
    listener?.()
  }
}

/** Shows the person a short message. Works before the toaster has loaded. */
export const notify = {
  success: tell('success', 4000),
  info: tell('info', 5000),
  error: tell('error', 7000),
  /** Takes away one toast, or all. */
  dismiss(id?: string) {
    void toasts.then(({ dismiss }) => dismiss(id))
  },
}
