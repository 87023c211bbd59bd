import type { ExternalToast } from 'sonner'

type Options = {
  /** A second line under the text. */
  description?: string | undefined
  /** One action, such as Undo. */
  action?: { label: string; onClick: () => void }
  /** The other choice beside `action`. It is less prominent and changes nothing. */
  cancel?: { label: string; onClick: () => void }
  /** Milliseconds. Errors stay longer. Infinity waits for the person. */
  duration?: number
  /** A toast with the same id replaces the one before. By default, the id is its text. */
  id?: string
  /** Only where the specification says so. */
  position?: 'top-center' | 'top-right'
}

/** Shows a toast. The next one with the same `id` replaces it. */
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

/** For `<Toaster />` alone: it has mounted, so the toasts that waited can be shown. */
export function toasterReady(show: Show, dismiss: Dismiss): void {
  arrived({ show, dismiss })
}

function tell(kind: 'success' | 'error' | 'info', duration: number) {
  return (text: string, options: Options = {}) => {
    // A toast that replaces another keeps the options of it that it does not set itself.
    const bare = { description: undefined, action: undefined, cancel: undefined }
    void toasts.then(({ show }) => show(kind, text, { ...bare, duration, id: text, ...options }))
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
