import { type ComponentType, lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { weekOf } from '../../../contract/week.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/use-today.ts'
import { lastCover, rememberCover, type ShownWeek, shownWeek } from './shown-week.ts'
import type { WeekContent } from './week-content.ts'

export type OpeningProps = {
  last: ShownWeek
  next: ShownWeek
  /** It has begun, and is not to be seen again. */
  onSeen: () => void
  onDone: () => void
}

/** If its code takes longer (milliseconds), the new week simply stands there. */
const patienceMs = 1000

function NoOpening({ onDone }: OpeningProps) {
  const done = useEffectEvent(onDone)
  useEffect(() => done(), [])
  return null
}
type OpeningCode = { default: ComponentType<OpeningProps> }
const none: OpeningCode = { default: NoOpening }
const Opening = lazy<ComponentType<OpeningProps>>(() =>
  Promise.race<OpeningCode>([
    import('./week-opening.tsx').catch(() => none),
    new Promise((go) => setTimeout(go, patienceMs, none)),
  ]),
)

/** Last week's cover over the new one. */
export const LastCover = ({ last }: { last: ShownWeek }) => (
  <img
    src={last.src}
    alt=""
    decoding="sync"
    style={{ backgroundImage: last.lqip ? `url("${last.lqip}")` : undefined }}
    className="lamplit absolute inset-0 size-full bg-cover object-cover"
  />
)

/**
 * On the first visit of a week, its cover opens over last week's. This lies over the new cover, which is there from the
 * beginning, and takes no press and no room.
 */
export function WeekArrival({ week }: { week: WeekContent }) {
  const memberId = useUser().id
  const next = shownWeek(weekOf(useToday()), week)
  const known = JSON.stringify(next)
  const [arrival, setArrival] = useState(() => ({
    last: next && !lessMotion() ? lastCover(memberId, next) : undefined,
    known,
  }))
  // Whoever chooses another theme meanwhile has seen enough.
  const last = arrival.known === known ? arrival.last : undefined
  const remember = useEffectEvent(() => next && rememberCover(memberId, next))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cover is remembered anew.
  useEffect(() => {
    if (!last) remember()
  }, [last, known])
  if (!last || !next) return null
  return (
    <div
      aria-hidden="true"
      data-arriving=""
      className="pointer-events-none absolute inset-0 overflow-hidden max-sm:-mx-4 sm:rounded-card print:hidden"
    >
      <Suspense fallback={<LastCover last={last} />}>
        <Opening
          last={last}
          next={next}
          onSeen={() => rememberCover(memberId, next)}
          onDone={() => setArrival({ last: undefined, known })}
        />
      </Suspense>
    </div>
  )
}
