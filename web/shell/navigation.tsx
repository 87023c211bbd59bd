import { Menu, X } from 'lucide-react'
import { NavLink, useLocation } from 'react-router'
import { t, translate } from '../../contract/t.ts'
import { cx } from '../ui/cx.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Leaf } from '../ui/leaf.tsx'
import { useBar } from '../ui/use-bar.ts'
import { useFoldout } from '../ui/use-foldout.ts'
import { navigationItems } from './navigation-items.ts'

const itemClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'inline-flex min-h-11 items-center gap-2.5 rounded-pill px-3.5 font-medium transition-colors hover:bg-accent-soft forced-colors:aria-[current=page]:underline',
    isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:text-ink',
  )

function Items({ className }: { className: string }) {
  return (
    <ul className={className}>
      {navigationItems.map(({ to, label, icon: Icon }) => (
        <li key={to}>
          <NavLink to={to} className={itemClass}>
            <Icon className="size-4.5" aria-hidden="true" />
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The member bar. On small screens it is behind a hamburger button, and closes on navigation and on Esc. */
export function Navigation() {
  const { pathname } = useLocation()
  const { open, toggle, bar, button } = useFoldout(pathname)
  useBar('top')

  return (
    <header
      ref={bar}
      className="sticky top-0 z-30 low:static border-b border-line bg-paper/95 backdrop-blur-sm print:hidden"
    >
      <div className="mx-auto flex min-h-16 w-full max-w-290 items-center justify-between gap-4 px-4 sm:px-6">
        <NavLink
          to="/dashboard"
          className="inline-flex min-h-11 shrink-0 items-center gap-2 font-serif text-xl whitespace-nowrap"
        >
          <Leaf className="size-7 text-accent" />
          {t('A-genda')}
        </NavLink>
        <nav aria-label={t('Main')} className="hidden md:block">
          <Items className="flex gap-0.5 text-sm whitespace-nowrap md:max-lg:[&_svg]:hidden" />
        </nav>
        <IconButton
          label={open ? t('Close menu') : t('Open menu')}
          ref={button}
          aria-expanded={open}
          aria-controls="mobile-menu"
          className="md:hidden"
          onClick={toggle}
        >
          {open ? <X /> : <Menu />}
        </IconButton>
      </div>
      {open && (
        <nav id="mobile-menu" aria-label={t('Main')} className="border-t border-line px-3 py-3 md:hidden">
          <Items className="grid gap-1 [&_a]:w-full" />
        </nav>
      )}
    </header>
  )
}
