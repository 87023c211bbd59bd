import { type ComponentType, useEffect, useState } from 'react'
import { weekOf } from '../../../contract/week.ts'
import { lessMotion } from '../../lib/less-motion.ts'
import { useUser } from '../../lib/session.ts'
import { useToday } from '../../lib/time/use-today.ts'
import { LastCover } from './last-cover.tsx'
import { coverOf, lastCover, rememberCover } from './shown-cover.ts'
import type { WeekContent } from './week-content.ts'
import type { OpeningProps } from './week-opening.tsx'

/** If its code takes longer (milliseconds), the new week simply stands there. */
const patienceMs = 1500

/**
 * On the first visit of a week, its cover opens over last week's. This lies over the new cover, which is there from the
 * beginning, and takes no press and no room.
 */
export function WeekArrival({ week }: { week: WeekContent }) {
  const { id } = useUser()
  const monday = weekOf(useToday())
  const cover = coverOf(week)
  const [last, setLast] = useState(() => (cover && !lessMotion() ? lastCover(id, monday, cover) : undefined))
  const [isSeen, setSeen] = useState(!last)
  const [Opening, setOpening] = useState<ComponentType<OpeningProps>>()
  useEffect(() => {
    if (isSeen && cover) rememberCover(id, monday, cover)
  }, [isSeen, id, monday, cover])
  useEffect(() => {
    if (!last) return
    const done = () => {
      setSeen(true)
      setLast(undefined)
    }
    const late = setTimeout(done, patienceMs)
    import('./week-opening.tsx')
      .then((loaded) => setOpening(() => loaded.default), done)
      .finally(() => clearTimeout(late))
    return () => clearTimeout(late)
  }, [last])
  if (!last) return null
  return (
    <div
      aria-hidden="true"
      data-arriving=""
      className="pointer-events-none absolute inset-0 overflow-hidden max-sm:-mx-4 sm:rounded-card print:hidden"
    >
      {Opening ? (
        <Opening last={last} week={week} onSeen={() => setSeen(true)} onDone={() => setLast(undefined)} />
      ) : (
        <LastCover cover={last} />
      )}
    </div>
  )
}
