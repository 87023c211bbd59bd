import { type ReactNode, useId } from 'react'

type FormSectionProps = { title: string; hint?: string; children: ReactNode }

/** A part of a form under its own heading. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    // No landmark: a preview beside it has those, by the same names.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend is no heading, and does not lie in its grid.
    <div
      role="group"
      aria-labelledby={id}
      className="grid gap-4 border-t border-line pt-5 first:border-t-0 first:pt-0"
    >
      <header>
        <h3 id={id} className="text-lg">
          {title}
        </h3>
        {hint && <p className="text-xs text-ink-soft">{hint}</p>}
      </header>
      {children}
    </div>
  )
}
