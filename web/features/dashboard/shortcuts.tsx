import { ArrowRight, Flag, type LucideIcon, Smile, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'

type Shortcut = { to: string; title: Text; text: Text; icon: LucideIcon }

/** The links from the dashboard to three other screens (specification, Member 2), in its order. */
const shortcuts: readonly Shortcut[] = [
  {
    to: '/planner',
    title: texts('Set Weekly Goals'),
    text: texts('What would make this week a good one?'),
    icon: Flag,
  },
  {
    to: '/mood',
    title: texts('Track Your Mood'),
    text: texts('A minute to notice how you are.'),
    icon: Smile,
  },
  {
    to: '/community',
    title: texts('Join Community'),
    text: texts('See what others make and notice.'),
    icon: UsersRound,
  },
]

/** Where one may go from here. */
export function Shortcuts() {
  return (
    <nav aria-label={t('Shortcuts')}>
      <ul className="grid gap-3">
        {shortcuts.map(({ to, title, text, icon: Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent hover:bg-accent-soft sm:px-6"
            >
              <Icon className="size-6 shrink-0 text-accent" aria-hidden="true" />
              <span className="min-w-0 flex-1">
                <span className="block font-serif text-lg leading-snug">{translate(title)}</span>
                <span className="block text-sm text-balance text-ink-soft">{translate(text)}</span>
              </span>
              <ArrowRight
                aria-hidden="true"
                className="size-4.5 shrink-0 text-ink-soft transition-transform group-hover:translate-x-0.5 rtl:group-hover:-translate-x-0.5"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
