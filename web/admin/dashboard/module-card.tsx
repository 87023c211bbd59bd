import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'

type ModuleCardProps = {
  to: string
  title: string
  icon: LucideIcon
  /** What one does there. */
  text: string
  /** How much there is of it. */
  count: string
}

/** A link to one page of the back office. The whole card is the link. */
export function ModuleCard({ to, title, icon: Icon, text, count }: ModuleCardProps) {
  return (
    <li className="group relative flex flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-pill bg-accent-soft text-accent-strong">
          <Icon className="size-5" aria-hidden="true" />
        </span>
        <h3 className="text-lg leading-snug">
          <Link to={to} className="outline-none after:absolute after:inset-0 after:rounded-card">
            {title}
          </Link>
        </h3>
      </div>
      <p className="mt-3 text-ink-soft">{text}</p>
      <p className="numbers mt-auto flex items-center justify-between gap-3 pt-3 font-medium">
        {count}
        <ArrowRight
          className="size-4.5 text-ink-soft transition group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5 group-hover:text-accent"
          aria-hidden="true"
        />
      </p>
    </li>
  )
}
