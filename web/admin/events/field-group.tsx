import type { ReactNode } from 'react'

type FieldGroupProps = { title: string; children: ReactNode }

/** Fields that belong together, under their name. */
export const FieldGroup = ({ title, children }: FieldGroupProps) => (
  <fieldset className="grid min-w-0 gap-4 border-t border-line pt-4 sm:grid-cols-2">
    <legend className="float-start font-serif text-lg sm:col-span-2">{title}</legend>
    {children}
  </fieldset>
)
