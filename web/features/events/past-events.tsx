import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import type { Answers } from './answers.ts'
import { EventCards } from './event-cards.tsx'

type PastEventsProps = {
  events: readonly GlobalEvent[]
  answers: Answers
  now: number
  /** Whether it is unfolded to begin with. */
  isOpen: boolean
  areRows?: boolean | undefined
  onOpen: (event: GlobalEvent) => void
}

/** What is over, folded away below what comes. Nothing of it is made before it is asked for. */
export function PastEvents({ events, isOpen, ...rest }: PastEventsProps) {
  const [chosen, setChosen] = useState<boolean>()
  const open = chosen ?? isOpen
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open !== open && setChosen(currentTarget.open)}
      className="group border-y border-line"
    >
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-sm [&::-webkit-details-marker]:hidden">
        <h2 className="text-lg md:text-xl">
          {t('{count, plural, one {# past event} other {# past events}}', { count: events.length })}
        </h2>
        <ChevronDown
          aria-hidden="true"
          className="size-5 text-ink-soft transition-transform duration-200 group-open:rotate-180"
        />
      </summary>
      {open && (
        <div className="pt-2 pb-6">
          <EventCards groups={[{ heading: '', events: [...events] }]} {...rest} />
        </div>
      )}
    </details>
  )
}
