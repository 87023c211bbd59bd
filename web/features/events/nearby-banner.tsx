import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { clock } from '../../lib/time/clock.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { dismiss, readDismissed } from './dismissed-banners.ts'
import { startDay, whenInWords, whereInWords } from './event-words.ts'
import { coordinatesOf, eventsAhead } from './queries.ts'
import { nearbyEvents } from './rules.ts'

const loadEventDialog = () =>
  import('./event-dialog.tsx').then(({ EventDialog }) => ({ default: EventDialog }))
const EventDialog = lazy(loadEventDialog)

const daysAhead = 7

/** The day it begins on, small. The words beside it say it in full, so it is silent. */
function DateTile({ event }: { event: GlobalEvent }) {
  const { day, month } = startDay(event, zone())
  return (
    <div
      aria-hidden="true"
      className="grid size-12 shrink-0 content-center rounded-md border border-line bg-surface text-center leading-none"
    >
      <span className="text-xs font-semibold text-clay">{month}</span>
      <span className="numbers mt-0.5 font-serif text-lg leading-none">{day}</span>
    </div>
  )
}

/**
 * One quiet line: the first event of the next seven days that was created lately and not dismissed (specification, Member 2, 4, 5 and
 * 9). It takes no room when there is none, when the member's location is unknown, or when the events could not be
 * loaded.
 */
export function NearbyBanner() {
  const user = useUser()
  const now = useNow()
  const banner = useRef<HTMLElement>(null)
  const [dismissed, setDismissed] = useState(readDismissed)
  const [chosen, setChosen] = useState<GlobalEvent>()
  const located = user.lat !== null && user.lng !== null
  const events = useQuery({ ...eventsAhead(daysAhead, coordinatesOf(user)), enabled: located })
  const [event, ...more] = located ? nearbyEvents(events.data ?? [], dismissed, now) : []
  const hasEvent = event !== undefined
  // Fetched before it is asked for. Whoever asks is told if it could not be fetched.
  useEffect(() => {
    if (hasEvent) loadEventDialog().catch(() => undefined)
  }, [hasEvent])

  return (
    <>
      {event && (
        <section
          ref={banner}
          tabIndex={-1}
          aria-label={t('Nearby event')}
          className="flex items-center gap-x-3 border-y border-line py-2 max-sm:flex-wrap"
        >
          <DateTile event={event} />
          {/* On a phone the words take the line, and the button stands below them. */}
          <div className="min-w-0 flex-1 text-sm leading-snug max-sm:basis-[calc(100%-7.5rem)]">
            <h2 className="font-sans text-base font-medium tracking-normal max-sm:line-clamp-2 sm:truncate">
              {event.title}
            </h2>
            <p className="truncate text-ink-soft">
              <time dateTime={event.start}>
                <span className={cx(!event.allDay && 'max-sm:sr-only')}>{whenInWords(event, zone())}</span>
                {/* The day stands on the tile already. */}
                {!event.allDay && (
                  <span aria-hidden="true" className="sm:hidden">
                    {clock(new Date(event.start), zone())}
                  </span>
                )}
              </time>
              {' · '}
              {whereInWords(event, t('Venue location'))}
            </p>
            {more.length > 0 && (
              <Link
                to="/events?tab=upcoming"
                className="inline-flex min-h-6 items-center text-ink-soft underline underline-offset-4"
              >
                {t('{count, plural, one {+# more nearby event} other {+# more nearby events}}', {
                  count: more.length,
                })}
              </Link>
            )}
          </div>
          <Button
            look="link"
            className="shrink-0 text-sm whitespace-nowrap max-sm:order-1 max-sm:ms-15 max-sm:-mb-2"
            aria-haspopup="dialog"
            onClick={() => setChosen(event)}
          >
            {t('View Details')}
          </Button>
          <IconButton
            label={t('Dismiss {title}', { title: event.title })}
            className="-me-2.5 shrink-0"
            onClick={() => {
              setDismissed(dismiss(event.id))
              // The next event replaces this one. The focus stays there for those who use the keyboard.
              banner.current?.focus()
            }}
          >
            <X />
          </IconButton>
        </section>
      )}
      <Suspense>
        {chosen && <EventDialog event={chosen} place="nearby" onClose={() => setChosen(undefined)} />}
      </Suspense>
    </>
  )
}
