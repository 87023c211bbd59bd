import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Menu } from 'lucide-react'
import { useLayoutEffect } from 'react'
import { NavLink, useLocation } from 'react-router'
import { t, translate } from '../../contract/t.ts'
import { MoodFace } from '../features/mood/mood-face.tsx'
import { lastCheckIn } from '../features/mood/queries.ts'
import { lessMotion } from '../lib/less-motion.ts'
import { useToday } from '../lib/time/use-today.ts'
import { useAtRest } from '../lib/use-at-rest.ts'
import { cx } from '../ui/cx.ts'
import { navigationItems } from './navigation-items.ts'
import { useIsLost } from './use-is-lost.ts'

/** What one comes for several times a day; the menu has all. */
export const dailyPlaces = ['/dashboard', '/calendar', '/mood', '/community']
const items = navigationItems.filter(({ to }) => dailyPlaces.includes(to))

const place = (isActive: boolean) =>
  cx(
    'grid w-full min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium transition-colors focus-visible:-outline-offset-3 forced-colors:aria-[current=page]:underline',
    isActive ? 'text-accent-strong' : 'text-ink-soft',
  )
const mark = (isActive: boolean) =>
  cx('grid h-7 w-12 place-items-center rounded-pill transition-colors', isActive && 'bg-accent-soft')

/** On the narrowest phones 'Community' is as wide as its fifth of the bar. */
const name = 'max-w-full text-center leading-tight wrap-anywhere max-[22.5rem]:text-[0.6875rem]'

/** How long it waits to come back, so that it does not push away what is just being pressed, in milliseconds. */
const comesBackAfterMs = 300

/** Whether something is typed into an element, so that a phone shows its keyboard. */
const isTypedInto = (element: Element | null) =>
  element?.matches(
    'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  ) ?? false

/**
 * Says on the page itself that there is a bar, and whether somebody types, for all that makes room for either
 * (phone-bar.css).
 */
function usePlace() {
  // Before the first paint, so that nothing moves to make that room.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    let timer: ReturnType<typeof setTimeout> | undefined
    dataset.phoneBar = ''
    const follow = () => {
      clearTimeout(timer)
      if (isTypedInto(document.activeElement)) dataset.typing = ''
      else timer = setTimeout(() => delete dataset.typing, comesBackAfterMs)
    }
    // A field that leaves the page with the focus in it tells nothing; the next press does.
    const signs = ['focusin', 'focusout', 'pointerup'] as const
    for (const sign of signs) document.addEventListener(sign, follow)
    return () => {
      clearTimeout(timer)
      delete dataset.phoneBar
      delete dataset.typing
      for (const sign of signs) document.removeEventListener(sign, follow)
    }
  }, [])
}

/** The places of every day within a thumb's reach, and the menu with the others. It steps aside while somebody types. */
export function PhoneBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  usePlace()
  const { pathname } = useLocation()
  const isLost = useIsLost()
  const client = useQueryClient()
  const last = lastCheckIn(useToday())
  const { data: checkIn } = useQuery({ ...last, enabled: false })
  // A page that has not asked for it does not wait for it.
  useAtRest(() => client.ensureQueryData(last))
  // The menu leads to all other places, so it is marked for them.
  const isInMenu = isMenuOpen || (!isLost && !dailyPlaces.some((to) => pathname.startsWith(to)))
  return (
    <nav
      aria-label={t('At hand')}
      className="phone-bar low:static! z-30 border-t border-line bg-paper md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-120 grid-cols-5">
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={isLost}
              viewTransition={!lessMotion()}
              className={({ isActive }) => place(isActive)}
            >
              {({ isActive }) => (
                <>
                  <span className={mark(isActive)}>
                    {to === '/mood' && checkIn ? (
                      <MoodFace mood={checkIn.mood} className="size-7" />
                    ) : (
                      <Icon className="size-5.5" aria-hidden="true" />
                    )}
                  </span>
                  <span className={name}>{translate(label)}</span>
                </>
              )}
            </NavLink>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-label={t('Open menu')}
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            className={place(isInMenu)}
            onClick={onMenu}
          >
            <span className={mark(isInMenu)}>
              <Menu className="size-5.5" aria-hidden="true" />
            </span>
            <span className={name}>{t('Menu')}</span>
          </button>
        </li>
      </ul>
    </nav>
  )
}
