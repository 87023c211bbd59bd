import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
  /** It looks like those beside it, and is told as a checkbox. */
  isTick?: boolean
}

/** A checkbox that takes effect at once, with its words to the left. */
export function Switch({ label, hint, isTick, className, ...rest }: SwitchProps) {
  const id = useId()
  return (
    <label
      data-switch=""
      className={cx(
        'flex min-h-11 items-center justify-between gap-4 py-2 has-disabled:text-ink-soft',
        className,
      )}
    >
      <span className="min-w-0">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <span className="relative inline-grid h-7 w-12 shrink-0">
        <input
          type="checkbox"
          // A native checkbox tells its own checked state.
          role={isTick ? undefined : 'switch'}
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
          className="peer size-full appearance-none rounded-pill border border-edge bg-hollow transition-colors checked:border-accent checked:bg-accent disabled:border-line disabled:bg-hollow forced-colors:appearance-auto"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 start-1 size-5 rounded-pill bg-edge transition peer-checked:translate-x-5 rtl:peer-checked:-translate-x-5 peer-checked:bg-accent-ink peer-disabled:bg-line forced-colors:hidden"
        />
      </span>
    </label>
  )
}
