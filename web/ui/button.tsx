import { type ComponentProps, type ReactNode, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Spinner } from './states/spinner.tsx'

type ButtonLook = 'primary' | 'quiet' | 'danger' | 'link'

const shape =
  'inline-flex items-center justify-center gap-2 font-medium leading-tight select-none transition ' +
  'disabled:cursor-not-allowed'
const pill =
  'touch rounded-pill px-5 py-2.5 active:translate-y-px disabled:active:translate-y-0 ' +
  'forced-colors:border forced-colors:border-[ButtonText]'
const looks: Record<ButtonLook, string> = {
  primary: `${pill} border border-transparent bg-accent text-accent-ink hover:bg-accent-strong disabled:bg-accent-soft disabled:text-ink-soft`,
  quiet: `${pill} border border-edge bg-surface text-ink hover:border-accent hover:bg-accent-soft disabled:border-line disabled:bg-transparent disabled:text-ink-soft`,
  danger: `${pill} bg-danger text-danger-ink hover:brightness-95 disabled:bg-danger-soft disabled:text-ink-soft`,
  // Only among words does it need a line beneath.
  link: 'min-h-11 rounded-sm text-accent decoration-1 underline-offset-4 hover:underline disabled:text-ink-soft disabled:no-underline [p_&]:underline [p_&]:hover:decoration-2',
}

/** The classes of a button for an anchor: `<Link className={buttonClass('quiet')}>`. */
export function buttonClass(look: ButtonLook = 'primary', className?: string): string {
  return cx(shape, looks[look], className)
}

type ButtonProps = ComponentProps<'button'> & {
  look?: ButtonLook | undefined
  /** While true, the button is disabled and shows a spinner. `pendingText` replaces its words. */
  pending?: boolean | undefined
  pendingText?: ReactNode
}

/** A `<button type="button">` by default. */
export function Button({ look, pending, pendingText, className, children, disabled, ...rest }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  // A disabled button loses the focus. It gets it back, unless the focus has moved elsewhere.
  useLayoutEffect(() => {
    if (pending) pressed.current = document.activeElement === button.current
    else if (pressed.current) {
      pressed.current = false
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true })
    }
  }, [pending])
  return (
    <button
      ref={button}
      type="button"
      {...rest}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonClass(look, className)}
    >
      {pending && <Spinner />}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}
