import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DateLeaf } from './date-leaf.tsx'
import { dismiss, readDismissed } from './dismissed-banners.ts'
import { EventDialog } from './event-dialog.tsx'
import { whenInWords, whereInWords } from './event-words.ts'
import { coordinatesOf, eventsAhead } from './queries.ts'
import { nearbyEvents } from './rules.ts'

const daysAhead = 7

/**
 * The first event of the next seven days that was created lately and not dismissed (specification, Member 2, 4, 5 and
 * 9). It is not shown if there is none, if the member's location is unknown, or if the events could not be loaded.
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

  return (
    <>
      {event && (
        <section
          ref={banner}
          tabIndex={-1}
          aria-label={t('Nearby event')}
          className="relative mb-8 flex gap-4 rounded-card border border-line bg-honey-soft p-4 sm:items-center sm:p-5"
        >
          <DateLeaf event={event} />
          <div className="grid min-w-0 flex-1 gap-x-6 gap-y-3 pe-9 sm:grid-cols-[1fr_auto] sm:items-center">
            <div className="min-w-0">
              <p className="text-xs font-semibold text-clay">{t('Near you')}</p>
              <h2 className="line-clamp-2 text-lg wrap-anywhere">{event.title}</h2>
              <p className="text-sm text-ink-soft wrap-anywhere">
                <time dateTime={event.start} className="max-sm:block max-sm:text-balance">
                  {whenInWords(event, zone())}
                </time>
                <span className="max-sm:hidden">{' · '}</span>
                {whereInWords(event, t('Venue location'))}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <Button
                look="quiet"
                className="whitespace-nowrap max-sm:px-4"
                aria-haspopup="dialog"
                onClick={() => setChosen(event)}
              >
                {t('View Details')}
              </Button>
              {more.length > 0 && (
                <Link to="/events?tab=upcoming" className={buttonClass('link', 'text-sm')}>
                  {t('{count, plural, one {+# more nearby event} other {+# more nearby events}}', {
                    count: more.length,
                  })}
                </Link>
              )}
            </div>
          </div>
          <IconButton
            label={t('Dismiss {title}', { title: event.title })}
            className="absolute top-1.5 end-1.5"
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
      <EventDialog event={chosen} place="nearby" onClose={() => setChosen(undefined)} />
    </>
  )
}
