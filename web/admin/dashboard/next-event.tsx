import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { t } from '../../../contract/t.ts'
import { EventPicture } from '../../features/events/event-picture.tsx'
import { whenInWords } from '../../features/events/event-words.ts'
import { timeHere, zoneOnSite } from '../../features/events/time-on-site.ts'
import { zone } from '../../lib/api.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import type { WholeOverview } from './queries.ts'

function comingInWords({ event, going, waiting }: NonNullable<WholeOverview['nextEvent']>): string {
  const { capacity } = event
  const come =
    capacity === null
      ? t('{count, plural, =0 {Nobody comes yet} one {# comes} other {# come}}', { count: going })
      : t('{count} of {capacity} places taken', { count: going, capacity })
  return waiting > 0
    ? `${come} · ${t('{count, plural, one {# waits} other {# wait}}', { count: waiting })}`
    : come
}

/** The next event and who comes to it. The whole card leads to them. */
export function NextEvent({ next }: { next: WholeOverview['nextEvent'] }) {
  if (!next)
    return (
      <section aria-labelledby="next-event" className="rounded-card border border-line bg-surface p-4 sm:p-5">
        <h2 id="next-event" className="text-lg">
          {t('Next event')}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t('Nothing is planned.')}{' '}
          <Link
            to="/admin/events?edit=new"
            className="inline-flex min-h-6 items-center text-accent underline underline-offset-4"
          >
            {t('Plan something')}
          </Link>
        </p>
      </section>
    )
  const { event, people } = next
  const here = timeHere(event, zone())
  const search = new URLSearchParams({
    attendees: event.id,
    ...(event.occurrenceStart && { date: event.occurrenceStart }),
  })
  return (
    <section
      aria-labelledby="next-event"
      className="group relative grid overflow-hidden rounded-card border border-line bg-surface transition-colors hover:border-accent sm:grid-cols-[7.5rem_minmax(0,1fr)]"
    >
      <EventPicture
        event={event}
        sizes="(min-width: 36rem) 10rem, 100vw"
        className="aspect-21/9 sm:aspect-square sm:m-4 sm:me-0 sm:self-center sm:rounded-md"
      />
      <div className="grid min-w-0 content-center gap-1 p-4 sm:pe-5">
        <h2 id="next-event" className="font-sans text-xs font-normal tracking-normal text-ink-soft">
          {t('Next event')}
        </h2>
        <p className="font-serif text-lg leading-snug wrap-anywhere">
          <Link
            to={`/admin/events?${search}`}
            className="outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {event.title}
          </Link>
        </p>
        <time dateTime={event.start} className="numbers text-balance text-ink-soft">
          {whenInWords(event, zoneOnSite(event, zone()))}
        </time>
        {here && <p className="numbers -mt-0.5 text-sm text-ink-soft">{here}</p>}
        <p className="numbers mt-1.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 font-medium">
          {people.length > 0 && (
            <span className="flex">
              {people.map(({ id, name, avatar }) => (
                <span key={id} className="-me-1.5 flex rounded-pill ring-2 ring-surface">
                  <Avatar name={name} avatar={avatar} size="tiny" />
                </span>
              ))}
              <span className="w-1.5" />
            </span>
          )}
          {comingInWords(next)}
          <ArrowRight
            className="ms-auto size-4.5 text-ink-soft transition group-hover:text-accent"
            aria-hidden="true"
          />
        </p>
      </div>
    </section>
  )
}
