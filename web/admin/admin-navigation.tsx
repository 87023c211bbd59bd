import {
  CalendarHeart,
  Flag,
  HeartPulse,
  LayoutGrid,
  type LucideIcon,
  Palette,
  ScrollText,
  Users,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { t } from '../../contract/t.ts'
import { cx } from '../ui/cx.ts'

type Item = { to: string; label: string; icon: LucideIcon }

const items: readonly Item[] = [
  { to: '/admin', label: 'Dashboard', icon: LayoutGrid },
  { to: '/admin/themes', label: 'Themes', icon: Palette },
  { to: '/admin/events', label: 'Events', icon: CalendarHeart },
  { to: '/admin/health', label: 'Health', icon: HeartPulse },
  { to: '/admin/banners', label: 'Banners', icon: Flag },
  { to: '/admin/users', label: 'Users', icon: Users },
  { to: '/admin/audit', label: 'Audit', icon: ScrollText },
]

const itemClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors hover:bg-accent-soft forced-colors:aria-[current=page]:underline',
    isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:text-ink',
  )

/** The rooms of the back office. */
export function AdminNavigation({ id, className }: { id?: string; className?: string }) {
  return (
    <nav id={id} aria-label={t('Administration')} className={className}>
      <ul className="grid gap-0.5">
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === '/admin'} className={itemClass}>
              <Icon className="size-4.5 shrink-0" aria-hidden="true" />
              {t(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
