import { useQuery } from '@tanstack/react-query'
import { LayoutGrid, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router'
import { isStaff } from '../../contract/roles.ts'
import { t, translate } from '../../contract/t.ts'
import { ownBanner } from '../features/banners/queries.ts'
import { roundPictureOf } from '../features/banners/rules.ts'
import { lessMotion } from '../lib/less-motion.ts'
import { useUser } from '../lib/session.ts'
import { buttonClass } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { IconButton, iconClass } from '../ui/icon-button.tsx'
import { Leaf } from '../ui/leaf.tsx'
import { Avatar } from '../ui/pictures/avatar.tsx'
import { useBar } from '../ui/use-bar.ts'
import { navigationItems } from './navigation-items.ts'
import { dailyPlaces, PhoneBar } from './phone-bar.tsx'
import { useIsLost } from './use-is-lost.ts'

// A menu can be used without its pictures.
const MenuPicture = lazy(() => import('./menu-pictures.tsx').catch(() => ({ default: () => null })))

const itemClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'inline-flex min-h-11 items-center rounded-pill px-3.5 font-medium transition-colors hover:bg-accent-soft forced-colors:aria-[current=page]:underline md:max-lg:px-2.5',
    isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:text-ink',
  )

const tileClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'relative grid min-h-30 overflow-hidden content-start justify-items-start rounded-card p-3.5 font-medium transition-colors forced-colors:border forced-colors:aria-[current=page]:underline',
    isActive ? 'bg-accent-soft text-accent-strong' : 'bg-hollow hover:bg-accent-soft',
  )

function Items() {
  const isLost = useIsLost()
  return (
    <ul className="flex items-center gap-0.5 text-center text-sm leading-tight whitespace-nowrap">
      {navigationItems.map(({ to, label }) => (
        <li key={to}>
          <NavLink to={to} end={isLost} viewTransition={!lessMotion()} className={itemClass}>
            {translate(label)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}

/** The screens that the phone's bar has not, as tiles, and in a line the others. */
function SheetItems({ onClick }: { onClick: () => void }) {
  const { id, name } = useUser()
  const { data: banner } = useQuery(ownBanner)
  const isDaily = ({ to }: { to: string }) => dailyPlaces.includes(to)
  const link = { viewTransition: !lessMotion(), onClick, end: useIsLost() }
  return (
    <>
      <ul className="grid grid-cols-2 gap-2">
        {navigationItems
          .filter((item) => !isDaily(item))
          .map(({ to, label }) => (
            <li key={to} className="grid">
              <NavLink to={to} {...link} className={tileClass}>
                <Suspense>
                  <MenuPicture to={to} own={banner?.image} />
                </Suspense>
                <span className="relative">{translate(label)}</span>
                {to === '/profile' && !banner && (
                  <span className="absolute end-3.5 bottom-3.5">
                    <Avatar name={name} avatar={roundPictureOf(id, banner)} />
                  </span>
                )}
              </NavLink>
            </li>
          ))}
      </ul>
      <ul className="mt-3 flex flex-wrap justify-between text-sm [&_a]:px-2.5">
        {navigationItems.filter(isDaily).map(({ to, label }) => (
          <li key={to}>
            <NavLink to={to} {...link} className={itemClass}>
              {translate(label)}
            </NavLink>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The way into the back office, for who has a part in it. */
const OfficeLink = () => (
  <Link to="/admin" title={t('Back office')} aria-label={t('Back office')} className={iconClass}>
    <LayoutGrid className="size-5" aria-hidden="true" />
  </Link>
)

/** The hamburger menu of small screens, as a sheet: it closes on navigation and on Esc (specification, Member 2). */
function MenuSheet({ onClose, onSearch }: { onClose: () => void; onSearch: () => void }) {
  const { role } = useUser()
  return (
    <Dialog open onClose={onClose} title={t('Menu')} lightDismiss>
      <button
        type="button"
        className={buttonClass('quiet', 'w-full justify-start! font-normal text-ink-soft!')}
        onClick={() => {
          onClose()
          onSearch()
        }}
      >
        <Search className="size-5" aria-hidden="true" />
        {t('Go anywhere, do anything')}
      </button>
      <nav aria-label={t('Main')}>
        <SheetItems onClick={onClose} />
      </nav>
      {isStaff(role) && (
        <Link to="/admin" onClick={onClose} className={buttonClass('quiet', 'mt-2 w-full')}>
          <LayoutGrid className="size-5" aria-hidden="true" />
          {t('Back office')}
        </Link>
      )}
    </Dialog>
  )
}

/**
 * The member bar. On small screens only the name stands at the top, and the bar is at the foot, with the hamburger menu.
 * `onSearch` opens the command palette.
 */
export function Navigation({ onSearch }: { onSearch: () => void }) {
  const { role } = useUser()
  const { pathname } = useLocation()
  const [isMenuOpen, setMenuOpen] = useState(false)
  useBar('top')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the menu.
  useEffect(() => setMenuOpen(false), [pathname])

  return (
    <>
      <header className="name-bar low:static! z-30 border-b border-line bg-paper/95 backdrop-blur-sm md:sticky md:top-0 print:hidden">
        <div className="mx-auto flex min-h-14 w-full max-w-290 items-center justify-between gap-4 px-4 sm:px-6 md:min-h-16">
          <NavLink
            to="/dashboard"
            viewTransition={!lessMotion()}
            className="brand inline-flex min-h-11 shrink-0 items-center gap-2 font-serif text-xl whitespace-nowrap"
          >
            <Leaf className="size-7 text-accent" />
            {t('A-genda')}
          </NavLink>
          <div className="hidden items-center gap-1 md:flex">
            <nav aria-label={t('Main')}>
              <Items />
            </nav>
            {isStaff(role) && <OfficeLink />}
            <IconButton
              label={t('Go anywhere, do anything')}
              aria-keyshortcuts="Control+K Meta+K"
              onClick={onSearch}
            >
              <Search />
            </IconButton>
          </div>
        </div>
      </header>
      <PhoneBar isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
      {isMenuOpen && <MenuSheet onClose={() => setMenuOpen(false)} onSearch={onSearch} />}
    </>
  )
}
