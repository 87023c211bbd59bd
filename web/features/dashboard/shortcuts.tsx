import { Flag, type LucideIcon, Smile, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

type Shortcut = { to: string; title: Text; icon: LucideIcon }

/** The links from the dashboard to three other screens (specification, Member 2), in its order. */
const shortcuts: readonly Shortcut[] = [
  { to: '/planner', title: texts('Set Weekly Goals'), icon: Flag },
  { to: '/mood', title: texts('Track Your Mood'), icon: Smile },
  { to: '/community', title: texts('Join Community'), icon: UsersRound },
]

/** Where one may go from here, in a thin row. */
export function Shortcuts({ className }: { className?: string }) {
  return (
    <nav aria-label={t('Shortcuts')} className={className}>
      <ul className="grid grid-cols-3 overflow-hidden rounded-card border border-line bg-surface">
        {shortcuts.map(({ to, title, icon: Icon }) => (
          <li key={to} className="border-s border-line first:border-s-0">
            <Link
              to={to}
              className="flex h-full min-h-14 items-center justify-center gap-x-3 gap-y-1 px-2 py-2.5 text-center text-sm leading-tight font-medium transition-colors hover:bg-accent-soft focus-visible:-outline-offset-3 max-sm:flex-col max-sm:text-xs max-[23rem]:px-1"
            >
              <Icon className="size-5 shrink-0 text-accent" aria-hidden="true" />
              <span className="min-w-0 max-w-full hyphens-auto wrap-anywhere">{translate(title)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
