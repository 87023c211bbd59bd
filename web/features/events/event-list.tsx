import { type ReactNode, useId, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { type Answers, dateKey } from './answers.ts'
import { EventCard } from './event-card.tsx'
import { EventCards } from './event-cards.tsx'
import { groupEvents, nextGoing } from './event-groups.ts'
import { PastEvents } from './past-events.tsx'
import { isPast } from './rules.ts'

type EventListProps = {
  /** Current and coming events, the next one first. After them the past ones, the latest first. */
  events: readonly GlobalEvent[]
  answers: Answers
  now: number
  /** What a search has found: nothing stands on top, and nothing is folded away. */
  isSearch: boolean
  /** Those that the member answered. */
  isMine: boolean
  onOpen: (event: GlobalEvent) => void
  /** The specified words if there are no events, and what the member can do then. */
  empty: ReactNode
  scene: ReactNode
  action?: ReactNode
}

const keyOf = (event: GlobalEvent | undefined) => event && dateKey(event)

/** The next one that the member is going to on top, then the weeks and months ahead, then what is past, folded. */
export function EventList({
  events,
  answers,
  now,
  isSearch,
  isMine,
  onOpen,
  empty,
  scene,
  action,
}: EventListProps) {
  const heading = useId()
  // Chosen once for each visit, so that no card moves from under the finger that answers it.
  const [leadKey] = useState(() => keyOf(nextGoing(events, answers, now)))
  if (events.length === 0)
    return (
      <EmptyState scene={scene} action={action}>
        {empty}
      </EmptyState>
    )
  const ahead = events.filter((event) => !isPast(event, now))
  const past = events.filter((event) => isPast(event, now))
  const lead = isSearch ? undefined : ahead.find((event) => keyOf(event) === leadKey)
  const cards = { answers, now, areRows: isMine, onOpen }
  return (
    <div className="grid gap-6 md:gap-8">
      {lead && (
        <section aria-labelledby={heading}>
          <h2 id={heading} className="sr-only">
            {t('Next for you')}
          </h2>
          <EventCard look="lead" event={lead} answers={answers} now={now} onOpen={() => onOpen(lead)} />
        </section>
      )}
      <EventCards
        groups={groupEvents(
          ahead.filter((event) => event !== lead),
          now,
          zone(),
        )}
        {...cards}
      />
      {past.length > 0 && <PastEvents events={past} isOpen={isSearch || ahead.length === 0} {...cards} />}
    </div>
  )
}
