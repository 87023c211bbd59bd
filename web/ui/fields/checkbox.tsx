import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A native checkbox and its words in one 44 px target. */
export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const id = useId()
  return (
    <label className={cx('flex min-h-11 items-start gap-3 py-2.5 has-disabled:text-ink-soft', className)}>
      <span className="relative mt-0.5 grid size-5.5 shrink-0 place-items-center">
        <input
          type="checkbox"
          aria-labelledby={`${id}-label`}
          aria-describedby={hint ? `${id}-hint` : undefined}
          {...rest}
          className="peer col-start-1 row-start-1 size-full appearance-none rounded-[6px] border border-edge bg-surface transition-colors checked:border-accent checked:bg-accent hover:border-accent disabled:border-line disabled:bg-hollow forced-colors:appearance-auto"
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="tick pointer-events-none col-start-1 row-start-1 size-4 text-accent-ink peer-disabled:text-ink-soft forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-ink-soft">
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
