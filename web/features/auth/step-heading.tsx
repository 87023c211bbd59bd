import { type ReactNode, useEffect, useRef } from 'react'

type StepHeadingProps = {
  title: string
  /** `h1` where nothing stands above the step. */
  heading: 'h1' | 'h2'
  children: ReactNode
}

/** The heading of a step that takes the place of a form: it has the focus, so that it is read out. */
export function StepHeading({ title, heading: Heading, children }: StepHeadingProps) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <header>
      <Heading ref={place} tabIndex={-1} className="text-2xl outline-none">
        {title}
      </Heading>
      <p className="mt-1 text-ink-soft">{children}</p>
    </header>
  )
}
