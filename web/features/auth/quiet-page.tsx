import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Leaf } from '../../ui/leaf.tsx'

/** A page can be used without its picture. */
const Desk = lazy<ComponentType>(() =>
  import('../../ui/desk/desk.tsx').catch(() => ({ default: () => null })),
)

/** A page that is a door, with one card on the desk: the password screens and the administrators' sign-in. */
export function QuietPage({
  title,
  intro,
  arrival,
  scene,
  children,
}: {
  title: string
  intro?: ReactNode
  /** It replaces the form that was just sent, so the focus goes to its title, which is read out. */
  arrival?: boolean
  /** What happened, drawn above the title. */
  scene?: ReactNode
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrival) heading.current?.focus()
  }, [arrival])
  return (
    <div className="relative isolate min-h-page overflow-x-clip">
      <Suspense>
        <Desk />
      </Suspense>
      <title>{`${title} · A-genda`}</title>
      <header className="absolute inset-x-0 top-0">
        <div className="mx-auto max-w-[72.5rem] px-5 py-4 sm:px-8 sm:py-6">
          <Link to="/" className="inline-flex items-center gap-2 font-serif text-xl">
            <Leaf className="-ms-2 size-9 text-accent" />
            {t('A-genda')}
          </Link>
        </div>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid min-h-page max-w-[72.5rem] content-end pt-[16svh] md:content-center md:px-8 md:pt-24 md:pb-10"
      >
        <section
          aria-labelledby="title"
          className="door-sheet grid gap-5 border border-line bg-surface p-5 max-sm:border-x-0 max-sm:border-b-0 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-float sm:p-8"
        >
          <header className={scene ? 'text-center' : undefined}>
            {scene && <div className="mb-2 flex justify-center">{scene}</div>}
            <h1 id="title" ref={heading} tabIndex={-1} className="text-2xl outline-none">
              {title}
            </h1>
            {intro && <p className="mt-2 text-ink-soft">{intro}</p>}
          </header>
          {children}
        </section>
      </main>
    </div>
  )
}
