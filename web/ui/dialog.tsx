import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { t } from '../../contract/t.ts'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'
import { takeToasts, toastLayer } from './toast-layer.ts'

type DialogProps = {
  open: boolean
  /** Called on Esc, the close button and, with `lightDismiss`, a press outside. The caller sets `open`. */
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** `full` fills the window: a form with something beside it. `search` hangs from the top, above a keyboard. */
  width?: keyof typeof widths | undefined
  /** A press outside closes it. Not for forms, because typed text would be lost. */
  lightDismiss?: boolean | undefined
  hideClose?: boolean | undefined
  /** The title and the close button stay at the top while a long content scrolls under them. */
  keepsTitle?: boolean | undefined
  role?: 'dialog' | 'alertdialog' | undefined
  /** A picture across the top, above the title. */
  picture?: ReactNode
  children: ReactNode
}

const widths = {
  narrow: 'sm:max-w-md',
  normal: 'sm:max-w-xl',
  wide: 'sm:max-w-4xl',
  full: 'max-h-(--sheet-room) sm:max-w-320',
  search:
    'mt-2 mb-auto w-[calc(100%-1rem)] rounded-[20px] border-b sm:mt-[9dvh] sm:w-[calc(100%-3rem)] sm:max-w-xl',
} as const

/** Where the focus returns to. For an item of a menu, which is gone by then, it is the button of the menu. */
function openerOf(focused: Element | null): Element | null {
  const menu = focused?.closest('[role=menu]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}

let opened = 0

/** Dims the page while at least one dialog is open. `by` is 1 for one that opens and -1 for one that closes. */
function dimPage(by: 1 | -1) {
  opened += by
  const { documentElement: html } = document
  if (opened === 1 && by === 1)
    html.style.setProperty('--scrollbar', `${window.innerWidth - html.clientWidth}px`)
  html.toggleAttribute('data-dimmed', opened > 0)
}

/**
 * The platform's modal `<dialog>`, a bottom sheet on phones. The focus goes to `[data-autofocus]` inside, else to the
 * first control, and returns to where it was. The children exist only while it is open.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const {
    onClose,
    title,
    description,
    width = 'normal',
    lightDismiss,
    hideClose,
    keepsTitle,
    role,
    picture,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = openerOf(document.activeElement)
    const giveFocusBack = () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
    dialog.showModal()
    dimPage(1)
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    // A part that only keeps the focus away from a field must not take the title out of sight.
    first?.focus({ preventScroll: first.tabIndex < 0 })
    const giveToastsBack = takeToasts(dialog)
    return () => {
      giveToastsBack()
      dialog.close()
      dimPage(-1)
      giveFocusBack()
      // A question over this dialog that closes with it has blocked the focus until now. React returns the focus to a
      // toast that has left the dialog.
      queueMicrotask(() => {
        const { activeElement } = document
        if (activeElement === document.body || toastLayer().contains(activeElement)) giveFocusBack()
      })
    }
  }, [])

  const close = !hideClose && (
    <IconButton
      label={t('Close')}
      className={cx('absolute top-3 end-3', !!picture && 'bg-surface')}
      onClick={onClose}
    >
      <X />
    </IconButton>
  )
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way out; this is the pointer's.
    <dialog
      ref={ref}
      role={role}
      data-keeps-title={keepsTitle || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      // The event comes late: StrictMode has opened the dialog again by then.
      onClose={(event) => event.target === event.currentTarget && !event.currentTarget.open && onClose()}
      onClick={(event) => lightDismiss && event.target === event.currentTarget && onClose()}
      className={cx('sheet', widths[width])}
    >
      <div
        className={cx(
          'relative gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6',
          // What is sticky does not leave its row of a grid.
          keepsTitle ? 'flex flex-col' : 'grid grid-cols-[minmax(0,1fr)]',
        )}
      >
        {picture && <div className="-mx-4 -mt-4 sm:-mx-6 sm:-mt-6">{picture}</div>}
        <header
          className={cx(
            picture ? 'mt-1' : hideClose ? '' : 'pe-11',
            keepsTitle &&
              'sticky top-0 z-20 -mx-4 -mt-4 -mb-2 bg-surface pt-4 pb-2 ps-4 sm:-mx-6 sm:-mt-6 sm:ps-6 sm:pt-6 low:static',
          )}
        >
          <h2 id={`${id}-title`} className="text-xl wrap-anywhere">
            {title}
          </h2>
          {description && (
            <p id={`${id}-description`} className="mt-1 wrap-anywhere text-ink-soft">
              {description}
            </p>
          )}
          {keepsTitle && close}
        </header>
        {props.children}
        {!keepsTitle && close}
      </div>
    </dialog>
  )
}
