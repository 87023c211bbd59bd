import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Leaf } from '../../ui/leaf.tsx'

/** A page with one card in its middle: the password screens and the administrators' sign-in. */
export function QuietPage({
  title,
  intro,
  arrival,
  children,
}: {
  title: string
  intro?: ReactNode
  /** It replaces the form that was just sent, so the focus goes to its title, which is read out. */
  arrival?: boolean
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrival) heading.current?.focus()
  }, [arrival])
  return (
    <main
      id="main"
      tabIndex={-1}
      className="mx-auto grid min-h-page w-full max-w-md content-center gap-6 px-4 py-10"
    >
      <title>{`${title} · A-genda`}</title>
      <Link to="/" className="inline-flex items-center gap-2 justify-self-start font-serif text-lg">
        <Leaf className="size-6 text-accent" />
        {t('A-genda')}
      </Link>
      <section
        aria-labelledby="title"
        className="grid gap-5 rounded-card border border-line bg-surface p-5 sm:p-8"
      >
        <header>
          <h1 id="title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
            {title}
          </h1>
          {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
        </header>
        {children}
      </section>
    </main>
  )
}
