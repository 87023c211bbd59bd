import { Menu } from 'lucide-react'
import { useEffect } from 'react'
import { NavLink } from 'react-router'
import { t, translate } from '../../contract/t.ts'
import { MoodFace } from '../features/mood/mood-face.tsx'
import { cx } from '../ui/cx.ts'
import { navigationItems } from './navigation-items.ts'

/** What one comes for several times a day; the menu has all. */
const daily = ['/dashboard', '/calendar', '/mood', '/community']
const items = navigationItems.filter(({ to }) => daily.includes(to))

const place = (isActive: boolean) =>
  cx(
    'grid w-full min-h-14 content-center justify-items-center gap-0.5 text-xs font-medium transition-colors focus-visible:-outline-offset-3 forced-colors:aria-[current=page]:underline',
    isActive ? 'text-accent-strong' : 'text-ink-soft',
  )
const mark = (isActive: boolean) =>
  cx('grid h-7 w-12 place-items-center rounded-pill transition-colors', isActive && 'bg-accent-soft')

/** Whether something is typed into an element, so that a phone shows its keyboard. */
const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.matches(
    'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=file])',
  )

/** Says on the page itself that there is a bar, and whether somebody types, for bars and toasts that make room (phone-bar.css). */
function usePlace() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.phoneBar = ''
    const follow = ({ type, target }: FocusEvent) => {
      if (type === 'focusin' && isTypedInto(target)) dataset.typing = ''
      else delete dataset.typing
    }
    document.addEventListener('focusin', follow)
    document.addEventListener('focusout', follow)
    return () => {
      delete dataset.phoneBar
      delete dataset.typing
      document.removeEventListener('focusin', follow)
      document.removeEventListener('focusout', follow)
    }
  }, [])
}

/** The places of every day within a thumb's reach, and the menu with the others. It steps aside while somebody types. */
export function PhoneBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu: () => void }) {
  usePlace()
  return (
    <nav
      aria-label={t('At hand')}
      className="phone-bar low:static! z-30 border-t border-line bg-paper md:hidden print:hidden"
    >
      <ul className="mx-auto grid max-w-120 grid-cols-5">
        {items.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} className={({ isActive }) => place(isActive)}>
              {({ isActive }) => (
                <>
                  {to === '/mood' ? (
                    <span className="grid h-7 place-items-center">
                      <MoodFace
                        mood="happy"
                        className={cx('size-9 transition-transform', isActive && '-translate-y-0.5')}
                      />
                    </span>
                  ) : (
                    <span className={mark(isActive)}>
                      <Icon className="size-5.5" aria-hidden="true" />
                    </span>
                  )}
                  {translate(label)}
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
            className={place(isMenuOpen)}
            onClick={onMenu}
          >
            <span className={mark(isMenuOpen)}>
              <Menu className="size-5.5" aria-hidden="true" />
            </span>
            {t('Menu')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
