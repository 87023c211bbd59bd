import { useId, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { type Answers, dateKey } from './answers.ts'
import { EventCard } from './event-card.tsx'
import type { EventGroup } from './event-groups.ts'

const step = 60

type EventCardsProps = {
  groups: readonly EventGroup<GlobalEvent>[]
  answers: Answers
  now: number
  /** One below the other, as tickets are kept: the member's own. */
  areRows?: boolean | undefined
  onOpen: (event: GlobalEvent) => void
}

/** The first `most` events of the groups. */
function firstOf(groups: EventCardsProps['groups'], most: number) {
  let left = most
  return groups.flatMap(({ heading, events }) => {
    const shown = events.slice(0, Math.max(0, left))
    left -= shown.length
    return shown.length > 0 ? [{ heading, events: shown }] : []
  })
}

/** The last row of a group has no hole: two share it, and one has it for itself. */
const inRow =
  'md:max-lg:last:odd:col-span-2 lg:col-span-2 lg:nth-[3n+1]:nth-last-2:col-span-3 lg:nth-[3n+2]:last:col-span-3 lg:nth-[3n+1]:last:col-span-6'

/** Cards under their headings, up to three in a row on a wide screen unless they are rows, sixty at a time. */
export function EventCards({ groups, answers, now, areRows, onOpen }: EventCardsProps) {
  const [most, setMost] = useState(step)
  const id = useId()
  const { list, willGrow } = useFirstNew<HTMLDivElement>(most, 'article')
  const count = groups.reduce((sum, { events }) => sum + events.length, 0)
  if (count === 0) return null
  return (
    <div ref={list} className="grid gap-6 md:gap-8">
      {firstOf(groups, most).map(({ heading, events }, place) => (
        <section key={heading} aria-labelledby={heading ? `${id}-${place}` : undefined}>
          {heading && (
            <h2 id={`${id}-${place}`} className="mb-2 text-lg first-letter:uppercase md:mb-4 md:text-xl">
              {heading}
            </h2>
          )}
          <ul className={cx('grid gap-2.5', areRows ? 'md:gap-4' : 'md:grid-cols-2 md:gap-6 lg:grid-cols-6')}>
            {events.map((event) => (
              <li key={dateKey(event)} className={cx('@container grid min-w-0', !areRows && inRow)}>
                <EventCard event={event} answers={answers} now={now} onOpen={() => onOpen(event)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count > most && (
        <div className="grid justify-items-center gap-3 pt-2">
          <p className="text-sm text-ink-soft">
            {t('{count, plural, other {{shown} of # events}}', { shown: most, count })}
          </p>
          <Button
            look="quiet"
            onClick={() => {
              willGrow()
              setMost(most + step)
            }}
          >
            {t('Show more events')}
          </Button>
        </div>
      )}
    </div>
  )
}
