import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useField } from './field.tsx'
import { inputClass } from './text-input.tsx'

/** The platform's own `<select>` with `<option>` children. */
export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className="relative">
      <select {...useField()} {...rest} className={cx(inputClass, 'appearance-none pe-10', className)}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 end-3 my-auto size-4.5 text-ink-soft"
      />
    </div>
  )
}
