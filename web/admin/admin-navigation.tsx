import {
  CalendarHeart,
  Flag,
  HeartPulse,
  Inbox,
  LayoutGrid,
  type LucideIcon,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { type OfficeDoor, opens } from '../../contract/roles.ts'
import { t, translate } from '../../contract/t.ts'
import { type Text, texts } from '../../contract/texts.ts'
import { useUser } from '../lib/session.ts'
import { cx } from '../ui/cx.ts'

type Item = { to: string; label: Text; icon: LucideIcon; door: OfficeDoor }

const items: readonly Item[] = [
  { to: '/admin', label: texts('Dashboard'), icon: LayoutGrid, door: 'staff' },
  { to: '/admin/themes', label: texts('Themes'), icon: Palette, door: 'curator' },
  { to: '/admin/events', label: texts('Events'), icon: CalendarHeart, door: 'curator' },
  { to: '/admin/health', label: texts('Health'), icon: HeartPulse, door: 'admin' },
  { to: '/admin/queue', label: texts('Queue'), icon: Inbox, door: 'moderator' },
  { to: '/admin/banners', label: texts('Banners'), icon: Flag, door: 'moderator' },
  { to: '/admin/users', label: texts('Users'), icon: Users, door: 'admin' },
  { to: '/admin/audit', label: texts('Audit'), icon: ScrollText, door: 'admin' },
]

/** The look of a room in the navigation. */
export const itemClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors hover:bg-accent-soft forced-colors:aria-[current=page]:underline',
    isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:text-ink',
  )

/** The rooms of the back office that the role opens. */
export function AdminNavigation({ className }: { className?: string }) {
  const { role } = useUser()
  return (
    <nav aria-label={t('Administration')} className={className}>
      <ul className="grid gap-0.5">
        {items
          .filter(({ door }) => opens(role, door))
          .map(({ to, label, icon: Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/admin'} className={itemClass}>
                <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                {translate(label)}
              </NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
