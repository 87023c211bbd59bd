import { useDark } from '../../ui/use-dark.ts'
import { Cover } from './cover.tsx'
import { LivingCover } from './living-cover.tsx'
import { useLight } from './use-light.ts'
import type { WeekContent } from './week-content.ts'

/** The week's cover, lit by the member's hour; on a dark page always by lamplight. Some move (docs/decisions/0030). */
export function WeekCover({ week }: { week: WeekContent & { coverImageUrl: string } }) {
  const [isDark, hour] = [useDark(), useLight()]
  const light = isDark ? 'lamplight' : hour
  const isNight = light === 'lamplight'
  return (
    <div data-light={light} className="relative isolate overflow-hidden max-sm:-mx-4 sm:rounded-card">
      <Cover
        week={week}
        sizes="(min-width: 72.5rem) 46rem, (min-width: 56.25rem) calc(100vw - 26rem), 100vw"
        priority
        isNight={isNight}
        className="w-full"
      />
      {week.coverScene && <LivingCover scene={week.coverScene} isNight={isNight} />}
    </div>
  )
}
