import { useQuery } from '@tanstack/react-query'
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
import { useState } from 'react'
import { NavLink } from 'react-router'
import { type OfficeDoor, opens } from '../../contract/roles.ts'
import { t, translate } from '../../contract/t.ts'
import { type Text, texts } from '../../contract/texts.ts'
import { formatLocale } from '../lib/locale.ts'
import { useUser } from '../lib/session.ts'
import { useAtRest } from '../lib/use-at-rest.ts'
import { cx } from '../ui/cx.ts'
import { type Hand, handsOf } from './dashboard/hands.ts'
import { overview } from './dashboard/queries.ts'

type Item = {
  to: string
  label: Text
  icon: LucideIcon
  door: OfficeDoor
  /** Whether there is a little room before it, and on a phone a line: with it begins another kind of work. */
  begins?: boolean
}

const items: readonly Item[] = [
  { to: '/admin', label: texts('Dashboard'), icon: LayoutGrid, door: 'staff' },
  { to: '/admin/themes', label: texts('Themes'), icon: Palette, door: 'curator' },
  { to: '/admin/events', label: texts('Events'), icon: CalendarHeart, door: 'curator' },
  { to: '/admin/health', label: texts('Health'), icon: HeartPulse, door: 'admin', begins: true },
  { to: '/admin/queue', label: texts('Queue'), icon: Inbox, door: 'moderator' },
  { to: '/admin/banners', label: texts('Banners'), icon: Flag, door: 'moderator' },
  { to: '/admin/users', label: texts('Users'), icon: Users, door: 'admin', begins: true },
  { to: '/admin/audit', label: texts('Audit'), icon: ScrollText, door: 'admin' },
]

/** The look of a room in the navigation. */
export const itemClass = ({ isActive }: { isActive: boolean }) =>
  cx(
    'flex min-h-11 items-center gap-3 rounded-md px-3 font-medium transition-colors hover:bg-accent-soft forced-colors:aria-[current=page]:underline max-md:min-h-13',
    isActive ? 'bg-accent-soft text-accent-strong' : 'text-ink-soft hover:text-ink',
  )

/** How long what needs a hand is held to be so before a menu that opens asks again (milliseconds). */
const freshMs = 60_000

/** What needs a hand. It is asked for last: no page waits for the numbers of its menu. */
function useHands(): readonly Hand[] {
  const { role } = useUser()
  const [isAtRest, setAtRest] = useState(false)
  useAtRest(async () => setAtRest(true))
  const { data } = useQuery({
    ...overview,
    staleTime: freshMs,
    enabled: isAtRest && opens(role, 'staff'),
  })
  return data ? handsOf(data) : []
}

/** What needs a hand in a room, in words and as a number; undefined if nothing does. */
function handsIn(room: string, hands: readonly Hand[]) {
  const own = hands.filter((hand) => 'to' in hand && hand.to.split('?')[0] === room)
  if (own.length === 0) return undefined
  const count = own.reduce((sum, { count = 0 }) => sum + count, 0)
  return { count, title: own.map(({ title }) => title).join(', ') }
}

/** The rooms of the back office that the role opens, with what needs a hand in them. */
export function AdminNavigation({ className }: { className?: string }) {
  const { role } = useUser()
  const hands = useHands()
  return (
    <nav aria-label={t('Administration')} className={className}>
      <ul className="grid gap-0.5">
        {items
          .filter(({ door }) => opens(role, door))
          .map(({ to, label, icon: Icon, begins }) => {
            const hand = handsIn(to, hands)
            return (
              <li
                key={to}
                className={cx(
                  'relative',
                  begins &&
                    'mt-2 max-md:mt-5 max-md:before:absolute max-md:before:inset-x-3 max-md:before:-top-2.5 max-md:before:border-t max-md:before:border-line',
                )}
              >
                <NavLink
                  to={to}
                  end={to === '/admin'}
                  aria-description={hand?.title}
                  className={(state) => cx('peer', itemClass(state))}
                >
                  <Icon className="size-4.5 shrink-0" aria-hidden="true" />
                  {translate(label)}
                </NavLink>
                {hand && (
                  <span
                    aria-hidden="true"
                    className="numbers pointer-events-none absolute inset-y-0 end-3 my-auto grid h-6 min-w-6 place-items-center rounded-pill bg-warn-soft px-1.5 text-xs font-semibold text-warn peer-aria-[current=page]:bg-surface"
                  >
                    {hand.count.toLocaleString(formatLocale())}
                  </span>
                )}
              </li>
            )
          })}
      </ul>
    </nav>
  )
}
