import type { ExternalToast } from 'sonner'

type Options = {
  /** A second line under the text. */
  description?: string | undefined
  /** One thing to do about it, such as Undo. */
  action?: { label: string; onClick: () => void }
  /** The other choice beside `action`: the quieter one, which changes nothing. */
  cancel?: { label: string; onClick: () => void }
  /** Milliseconds; errors stay longer. Infinity waits for the person. */
  duration?: number
  /** A toast with the same id replaces the one before; its text, unless said otherwise. */
  id?: string
  /** Only where the specification says so. */
  position?: 'top-center' | 'top-right'
}

/** Shows a toast; its `id` is the name under which the next one takes its place. */
export type Show = (kind: 'success' | 'error' | 'info', text: string, options: ToastOptions) => void
/** sonner's, whose buttons are ours. */
export type ToastOptions = Omit<ExternalToast, 'action' | 'cancel'> & {
  action?: Options['action'] | undefined
  cancel?: Options['cancel'] | undefined
}
type Dismiss = (id?: string) => void

let arrived: (toasts: { show: Show; dismiss: Dismiss }) => void
const toasts = new Promise<{ show: Show; dismiss: Dismiss }>((resolve) => {
  arrived = resolve
})

/** For `<Toaster />` alone: it has mounted, so what was told until now can be shown. */
export function toasterReady(show: Show, dismiss: Dismiss): void {
  arrived({ show, dismiss })
}

function tell(kind: 'success' | 'error' | 'info', duration: number) {
  return (text: string, options: Options = {}) => {
    // A toast that takes the place of another keeps of it what it does not set itself.
    const bare = { description: undefined, action: undefined, cancel: undefined }
    void toasts.then(({ show }) => show(kind, text, { ...bare, duration, id: text, ...options }))
  }
}

/** Tells the person something in passing. Works before the toaster has loaded. */
export const notify = {
  success: tell('success', 4000),
  info: tell('info', 5000),
  error: tell('error', 7000),
  /** Takes away one toast, or all. */
  dismiss(id?: string) {
    void toasts.then(({ dismiss }) => dismiss(id))
  },
}
