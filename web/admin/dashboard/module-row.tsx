import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type ModuleRowProps = {
  to: string
  title: string
  icon: LucideIcon
  /** What one does there. */
  text: string
  /** How much there is of it. */
  count: string
}

/** A link to one page of the back office. The whole row is the link. */
export function ModuleRow({ to, title, icon: Icon, text, count }: ModuleRowProps) {
  return (
    <li className="group relative grid min-h-16 grid-cols-[1.25rem_minmax(0,1fr)_auto] sm:grid-cols-[1.25rem_minmax(0,1fr)_auto_auto] content-center items-baseline gap-x-3.5 border-t border-line py-3 transition-colors hover:border-accent has-focus-visible:rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Icon className="size-5 self-center text-accent" aria-hidden="true" />
      <h3 className="min-w-0 font-sans text-base leading-snug font-medium tracking-normal">
        <Link to={to} className="outline-none after:absolute after:inset-0">
          {title}
        </Link>
      </h3>
      {/* On a phone below the title, which keeps its line. */}
      <p className="numbers text-ink-soft max-sm:col-start-2 max-sm:row-start-2 sm:text-end">{count}</p>
      <ArrowRight
        className="size-4 self-center text-ink-soft transition group-hover:translate-x-0.5 group-hover:text-accent max-sm:col-start-3 max-sm:row-span-2 max-sm:row-start-1 rtl:group-hover:-translate-x-0.5"
        aria-hidden="true"
      />
      <p className="col-start-2 col-end-[-1] text-ink-soft max-sm:text-[0.8125rem] max-sm:leading-snug">
        {text}
      </p>
    </li>
  )
}
