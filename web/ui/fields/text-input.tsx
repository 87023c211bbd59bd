import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { useField } from './field.tsx'

/** The look every control for typing shares. */
export const inputClass =
  'w-full min-h-11 rounded-md border border-edge bg-surface px-3.5 py-2 text-base leading-snug transition-colors ' +
  'hover:border-ink-soft focus-visible:outline-offset-1 aria-invalid:border-danger aria-invalid:bg-danger-soft ' +
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-hollow disabled:text-ink-soft [&[readonly]]:bg-hollow'

/** A single line, also for `type="date"`, `time`, `number`, `search`, `email`, `url`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...useField()} {...rest} className={cx(inputClass, className)} />
}
