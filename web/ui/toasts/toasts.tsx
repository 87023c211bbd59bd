import './toasts.css'
import { Toast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect } from 'react'
import { t } from '../../../contract/t.ts'
import { IconButton } from '../icon-button.tsx'
import { type Choice, type Dismiss, type Kind, type Show, type ToastOptions, toasterReady } from './notify.ts'

type Extras = Pick<ToastOptions, 'position' | 'picture' | 'action' | 'other'>

const icons = { success: CircleCheck, error: CircleAlert, info: Info }
const manager = Toast.createToastManager<Extras>()
const dismiss: Dismiss = (id) => manager.close(id)

/** What had the focus before a toast got it. */
let cameFrom: EventTarget | null = null

function rememberFocus({ currentTarget, relatedTarget }: FocusEvent) {
  if (!currentTarget.contains(relatedTarget)) cameFrom = relatedTarget
}

/** Base UI gives it back to a keyboard that came by F6, and to nobody else. */
function giveFocusBack(id: string) {
  const focused = document.activeElement?.closest<HTMLElement>('[data-toast]')
  if (focused?.dataset.toast === id && cameFrom instanceof HTMLElement)
    cameFrom.focus({ preventScroll: true })
}

const show: Show = (type, title, { id, description, duration, ...data }) => {
  const timeout = Number.isFinite(duration) ? duration : 0
  manager.add({ id, type, title, description, timeout, data, onClose: () => giveFocusBack(id) })
}

/** The dialog that the toasts may stand in would close as well. */
function keepEscape(event: KeyboardEvent) {
  if (event.key === 'Escape') event.preventDefault()
}

/** Instead of Base UI's `dialog`: nothing has to be answered. */
const listItem = { role: undefined, 'aria-modal': undefined }

function Item({ toast }: { toast: Toast.Root.ToastObject<Extras> }) {
  const Icon = icons[toast.type as Kind]
  const { position = 'top-center', picture, action, other } = toast.data ?? {}
  const choice = ({ label, onClick }: Choice, look: string) => (
    <button
      type="button"
      className={look}
      onClick={() => {
        dismiss(toast.id)
        onClick()
      }}
    >
      {label}
    </button>
  )
  return (
    <Toast.Root
      toast={toast}
      {...listItem}
      render={<li />}
      swipeDirection={['up', 'left', 'right']}
      onKeyDown={keepEscape}
      className="toast"
      data-toast={toast.id}
      data-position={position}
    >
      {picture ? (
        <img
          src={picture.src}
          alt=""
          className={picture.isOfNight ? 'toast-picture' : 'lamplit toast-picture'}
          style={{ backgroundImage: picture.lqip ? `url("${picture.lqip}")` : undefined }}
        />
      ) : (
        <Icon className="toast-icon" aria-hidden="true" />
      )}
      <div className="toast-words">
        {/* A new element is read out, the same words in the old one are not. */}
        <p key={toast.updateKey} className="font-medium">
          {toast.title}
        </p>
        {toast.description && <p className="text-ink-soft">{toast.description}</p>}
      </div>
      {action && !other && choice(action, 'toast-action')}
      {action && other && (
        <div className="toast-choices">
          {choice(action, 'toast-choice toast-choice-strong')}
          {choice(other, 'toast-choice')}
        </div>
      )}
      <IconButton label={t('Close notification')} className="toast-close" onClick={() => dismiss(toast.id)}>
        <X />
      </IconButton>
    </Toast.Root>
  )
}

function Items() {
  const { toasts } = Toast.useToastManager<Extras>()
  if (toasts.length === 0) return null
  return (
    <ol className="contents">
      {toasts.map((toast) => (
        <Item key={toast.id} toast={toast} />
      ))}
    </ol>
  )
}

/** Base UI's toasts in our clothes: the newest on top, three at a time; they wait while somebody points at them. */
export default function Toasts() {
  // After the provider's own effect, which begins to listen.
  useEffect(() => toasterReady(show, dismiss), [])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <Toast.Viewport className="toasts print:hidden" aria-label={t('Notifications')} onFocus={rememberFocus}>
        <Items />
      </Toast.Viewport>
    </Toast.Provider>
  )
}
