import { X } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../icon-button.tsx'
import { DialogFoot } from './dialog-foot.tsx'
import { useModal } from './use-modal.ts'

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
  /** The ground of its head, with `keepsTitle`: the class of a background. */
  headGround?: string | undefined
  /** Its actions, in a {@link DialogFoot}. A form has one of its own. */
  foot?: ReactNode
  children: ReactNode
}

const widths = {
  narrow: 'sm:max-w-md',
  normal: 'sm:max-w-xl',
  broad: 'sm:max-w-190',
  wide: 'sm:max-w-4xl',
  full: 'max-h-(--sheet-room) sm:max-w-320',
  search:
    'mt-2 mb-auto w-[calc(100%-1rem)] rounded-[20px] border-b sm:mt-0 sm:w-[calc(100%-3rem)] sm:max-w-2xl',
} as const

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
    headGround = 'bg-surface',
    foot,
  } = props
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(ref)

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
        // No grid: what is sticky does not leave its row.
        className="relative flex flex-col gap-4 p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:p-6"
      >
        {picture && <div className="low:hidden -mx-4 -mt-4 sm:-mx-6 sm:-mt-6">{picture}</div>}
        <header
          className={cx(
            picture ? 'mt-1' : hideClose ? '' : 'pe-11',
            keepsTitle &&
              'sticky top-0 z-20 -mx-4 -mt-4 -mb-2 pt-4 pb-2 ps-4 sm:-mx-6 sm:-mt-6 sm:ps-6 sm:pt-6 low:static',
            keepsTitle && headGround,
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
        {foot && <DialogFoot>{foot}</DialogFoot>}
        {!keepsTitle && close}
      </div>
    </dialog>
  )
}
