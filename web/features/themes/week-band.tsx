import { useLocation } from 'react-router'
import { Cover } from './cover.tsx'
import { useCurrentTheme } from './queries.ts'

/** Home shows the cover itself, and the profile the member's banner. */
const ownPicture = ['/dashboard', '/profile']

/**
 * A quiet band of the week's cover behind the title of each room that begins with no picture of its own, as the page
 * that is not found does. It takes no room, so that nothing moves when it comes.
 */
export function WeekBand() {
  const { data: week } = useCurrentTheme()
  const { pathname } = useLocation()
  if (ownPicture.includes(pathname) || !week?.coverImageUrl) return null
  return (
    <div
      aria-hidden="true"
      data-week-band=""
      className="relative h-0 has-[~main_[data-not-found]]:hidden print:hidden"
    >
      <div className="pointer-events-none absolute inset-x-0 top-0 -z-10 mask-[linear-gradient(black_10%,transparent)] opacity-30">
        <Cover
          week={{ ...week, coverImageUrl: week.coverImageUrl }}
          sizes="50vw"
          className="h-20 w-full bg-transparent md:h-24"
        />
      </div>
    </div>
  )
}
