import type { ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'

type FieldGroupProps = {
  title: string
  /** Whether the first of them stands at the end of the title's line, on a desk. */
  hasEnd?: boolean
  children: ReactNode
}

/** Fields that belong together, under their name. */
export const FieldGroup = ({ title, hasEnd, children }: FieldGroupProps) => (
  <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4 sm:grid-cols-2">
    <legend className={cx('float-start self-center font-serif text-lg', !hasEnd && 'sm:col-span-2')}>
      {title}
    </legend>
    {children}
  </fieldset>
)
