import './week-band.css'
import type { CSSProperties } from 'react'
import { useLocation } from 'react-router'
import { useWide } from '../../ui/use-wide.ts'
import { Cover } from './cover.tsx'
import { useCurrentTheme } from './queries.ts'
import { useLight } from './use-light.ts'

/** How far down its cover each room looks, in percent, so that no two rooms have the same view; others look at the middle. */
const views: Readonly<Record<string, number>> = {
  dashboard: 50,
  calendar: 18,
  events: 42,
  mood: 72,
  journal: 30,
  health: 84,
  community: 60,
}
const viewAt = (pathname: string) =>
  ({ '--at': `${views[pathname.split('/')[1] ?? ''] ?? 50}%` }) as CSSProperties

/**
 * A quiet band of the week's cover, in the light of the hour, behind the title of each room that begins with no picture
 * of its own, as the page that is not found does. It takes no room, so that nothing moves when it comes.
 */
export function WeekBand() {
  const { data: week } = useCurrentTheme()
  const { pathname } = useLocation()
  const light = useLight()
  const isWide = useWide()
  const isHome = pathname === '/dashboard'
  // The profile shows the member's banner; home shows the cover itself, on a phone only further down.
  const hasOwnPicture = pathname === '/profile' || (isHome && isWide)
  if (hasOwnPicture || !week?.coverImageUrl) return null
  return (
    <div
      aria-hidden="true"
      data-week-band=""
      className="relative h-0 has-[~main_[data-not-found]]:hidden print:hidden"
    >
      <div
        data-light={light}
        className="week-band pointer-events-none absolute top-0 -z-10"
        style={viewAt(pathname)}
      >
        <Cover
          week={{ ...week, coverImageUrl: week.coverImageUrl }}
          // On home it is the file of the cover itself, further down.
          sizes={isHome ? '100vw' : '(width >= 48rem) 64vw, 50vw'}
          isNight={isHome && light === 'lamplight'}
          priority
          className="h-28 w-full bg-transparent md:h-40"
        />
      </div>
    </div>
  )
}
