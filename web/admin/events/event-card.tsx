import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { EventPicture } from '../../features/events/event-picture.tsx'
import { EventTags } from '../../features/events/event-tags.tsx'
import { shortDay, whenInWords } from '../../features/events/event-words.ts'
import { isPast } from '../../features/events/rules.ts'
import { timeHere, zoneOnSite } from '../../features/events/time-on-site.ts'
import { zone } from '../../lib/api.ts'
import { clock } from '../../lib/time/clock.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { useWide } from '../../ui/use-wide.ts'
import { type CardActions, DeskButtons, EventMenu, PhoneButtons } from './event-actions.tsx'
import { EventFacts, fullnessOf } from './event-facts.tsx'

type EventCardProps = CardActions & { event: GlobalEvent; now: number; busy: boolean }

/** A range whose line breaks before its dash, if it has one, and nowhere else: '1:30' stays beside 'AM'. */
function Range({ children: range }: { children: string }) {
  const dash = range.search(/\s–/)
  if (dash < 0) return range
  return (
    <>
      <span className="whitespace-nowrap">{range.slice(0, dash)}</span>
      {range.charAt(dash)}
      <span className="whitespace-nowrap">{range.slice(dash + 1)}</span>
    </>
  )
}

/** 'Sat, Nov 28 · 10:30 AM': its month's heading tells the year. */
function Begin({ event, site }: { event: GlobalEvent; site: string }) {
  const day = shortDay(event, site)
  return event.allDay ? day : `${day} · ${clock(new Date(event.start), site)}`
}

/**
 * An event as an administrator sees it, with all that can be done about it (specification, Admin 2): a row on a desk. On a
 * phone it shows its picture, title, time and how full it is, and unfolds the rest.
 */
export function EventCard({ event, now, busy, ...actions }: EventCardProps) {
  const { title, description, isActive } = event
  const isWide = useWide()
  const [isOpen, setOpen] = useState(false)
  // An event is run where it takes place, so its own time comes first.
  const site = zoneOnSite(event, zone())
  const here = timeHere(event, zone())
  const fullness = fullnessOf(event)
  return (
    <article
      aria-busy={busy}
      // As high as one with tags, so that all rows of a desk are alike.
      className="grid min-w-0 grid-cols-[3rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-2 aria-busy:opacity-60 md:grid-cols-[5.5rem_minmax(0,1fr)_auto] md:gap-x-4 md:py-2.5 lg:min-h-25.5 lg:grid-cols-[5.5rem_minmax(0,1.35fr)_minmax(0,1fr)_auto] lg:content-center"
    >
      <EventPicture
        event={event}
        past={!isActive || isPast(event, now)}
        sizes="7rem"
        className="aspect-square rounded-md md:row-span-4 md:aspect-auto md:h-16 lg:row-span-3"
      />
      <header className="relative min-w-0 md:self-end">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <h3 className="text-base leading-snug text-balance wrap-anywhere md:text-lg">
            {isWide ? (
              title
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                className="text-start outline-none after:absolute after:-inset-y-2 after:-end-8 after:-start-15 after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-focus"
                onClick={() => setOpen(!isOpen)}
              >
                {title}
              </button>
            )}
          </h3>
          {event.movedFrom && <Badge tone="warn">{t('Moved')}</Badge>}
          {!isActive && <Badge tone="clay">{t('Inactive')}</Badge>}
        </div>
        <p className="numbers text-xs leading-snug text-ink-soft md:text-[0.875rem]">
          <time dateTime={event.start} className="md:text-ink">
            {isWide || isOpen ? (
              <Range>{whenInWords(event, site)}</Range>
            ) : (
              <Begin event={event} site={site} />
            )}
          </time>
          {!isWide && !isOpen && fullness && `\u00a0· ${fullness}`}
          {/* In brackets, so that two times are not read as from and to. */}
          {here && isWide && (
            <>
              {' '}
              <span className="whitespace-nowrap">({here})</span>
            </>
          )}
          {here && !isWide && isOpen && <span className="block">{here}</span>}
        </p>
      </header>
      <div className="flex items-center gap-x-3 max-md:-me-2.5 md:order-last md:gap-x-0 md:col-start-3 md:row-span-4 md:row-start-1 lg:col-start-4 lg:row-span-3">
        {isWide ? (
          <DeskButtons event={event} {...actions} />
        ) : (
          <ChevronDown
            className={cx('size-3.5 text-ink-soft transition-transform', isOpen && 'rotate-180')}
            aria-hidden="true"
          />
        )}
        <EventMenu event={event} {...actions} />
      </div>
      <div className={cx('col-span-full grid gap-2 pt-1 pb-3 md:contents', !isOpen && 'max-md:hidden')}>
        <p className="text-ink-soft wrap-anywhere md:col-start-2 md:row-start-2 md:line-clamp-1 md:self-start md:text-xs md:leading-snug">
          {description}
        </p>
        <div className="empty:hidden md:col-start-2 md:row-start-3 md:h-[1lh] md:self-start md:overflow-clip md:text-xs md:leading-snug">
          <EventTags tags={event.tags} plain />
        </div>
        <EventFacts event={event} />
        {!isWide && (
          <div className="flex flex-wrap items-center gap-x-4">
            <PhoneButtons event={event} {...actions} />
          </div>
        )}
      </div>
    </article>
  )
}
