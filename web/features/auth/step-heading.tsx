import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step that takes the place of a form: it has the focus, so that it is read out. */
export function StepHeading({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header>
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </h2>
      <p className="mt-1 text-ink-soft">{children}</p>
    </header>
  )
}
