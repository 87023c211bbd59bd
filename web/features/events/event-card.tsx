import { ChevronRight, MapPin, Video } from 'lucide-react'
import { useId } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { OutLink } from '../../ui/out-link.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import type { Answers } from './answers.ts'
import { DateLeaf } from './date-leaf.tsx'
import { DateNews } from './date-news.tsx'
import { placesInWords } from './event-facts.tsx'
import { EventHours } from './event-hours.tsx'
import { EventPicture } from './event-picture.tsx'
import { EventTags } from './event-tags.tsx'
import { priceInWords, whereInWords } from './event-words.ts'
import { RsvpActions, RsvpBadge } from './rsvp-actions.tsx'
import { isPast, isUpcoming, joinLink, webLink } from './rules.ts'
import { timeOnSite } from './time-on-site.ts'

/**
 * `plain` has its picture above its words, and beside them where it has a row for itself. `lead` shows all of it, beside the
 * words on a wide screen.
 */
const looks = {
  plain: {
    card: 'grid grid-cols-1 grid-rows-[auto_auto_1fr] @2xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @2xl:grid-rows-[auto_1fr]',
    picture: 'aspect-[21/8] md:aspect-[21/9] @2xl:row-span-2 @2xl:aspect-auto @2xl:min-h-48',
    head: 'px-4 pt-3 pb-2 md:pt-3.5 md:pb-3 @2xl:px-6 @2xl:pt-5 @2xl:pb-2',
    body: 'gap-1.5 px-4 pb-3.5 md:gap-2.5 md:pb-4 @2xl:col-start-2 @2xl:px-6 @2xl:pb-5',
    title: 'text-lg leading-snug',
    words: 'line-clamp-2 text-sm md:line-clamp-3',
    opener:
      'after:aspect-[21/8] md:after:aspect-[21/9] @2xl:after:end-3/5 @2xl:after:aspect-auto @2xl:after:bottom-0',
    sizes: '(min-width: 1160px) 350px, (min-width: 900px) 50vw, 100vw',
  },
  lead: {
    card: 'grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:grid-rows-[auto_1fr]',
    picture: 'aspect-[21/9] md:row-span-2 md:aspect-auto md:min-h-80',
    head: 'px-4 pt-4 md:px-7 md:pt-7',
    body: 'gap-3 px-4 pt-2 pb-4 md:gap-4 md:px-7 md:pt-3 md:pb-7',
    title: 'text-xl md:text-2xl',
    words: 'line-clamp-3 max-md:text-sm md:line-clamp-5',
    opener: 'after:aspect-[21/9] md:after:end-2/5 md:after:aspect-auto md:after:bottom-0',
    sizes: '(min-width: 900px) 800px, 100vw',
  },
} as const

type EventCardProps = {
  event: GlobalEvent
  answers: Answers
  now: number
  look?: keyof typeof looks | undefined
  onOpen: () => void
}

/** An event on the events screen (specification, Member 2). Its title opens the details. */
export function EventCard({ event, answers, now, look = 'plain', onOpen }: EventCardProps) {
  const id = useId()
  const { isCancelled, occurrenceStart } = event
  const status = answers.to(event)
  // What was said of one date is changed for that date; the rest for all of them.
  const isOfDate = occurrenceStart !== null && answers.toDate(event) !== undefined
  const waiting = answers.waitsFor(event)
  const past = isPast(event, now)
  const price = priceInWords(event)
  const onSite = timeOnSite(event, zone())
  const places = isCancelled ? undefined : placesInWords(event, status === 'going')
  const tickets = webLink(event.ticketUrl)
  const join = isCancelled ? null : joinLink(event, status, now)
  const styles = looks[look]
  const badge = isCancelled ? (
    <Badge tone="danger">{t('Cancelled')}</Badge>
  ) : (
    <RsvpBadge status={status} waits={waiting !== undefined} isStrong />
  )
  const Place = event.location.type === 'online' ? Video : MapPin
  return (
    <article
      className={cx(
        'relative min-w-0 overflow-hidden rounded-card border border-line bg-surface',
        styles.card,
      )}
    >
      <EventPicture
        event={event}
        sizes={styles.sizes}
        past={past}
        priority={look === 'lead'}
        // A past one says so below its date.
        className={cx(styles.picture, past && 'min-h-28')}
      >
        <DateLeaf
          event={event}
          faded={past}
          className="absolute start-2 top-2 shadow-[0_2px_10px_var(--shade)] md:start-3.5 md:top-3.5"
        />
        <span className="absolute end-2 top-2 rounded-pill bg-surface empty:hidden md:end-3.5 md:top-3.5">
          {badge}
        </span>
        {past && (
          <p className="absolute inset-x-0 bottom-0 bg-hollow px-3 py-0.5 text-xs font-medium text-ink-soft md:px-5 md:py-1">
            {t('Past Event')}
          </p>
        )}
      </EventPicture>
      <header className={cx('min-w-0 text-sm', styles.head)}>
        <h3 id={id} className={cx('wrap-anywhere', styles.title, (past || isCancelled) && 'text-ink-soft')}>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpen}
            // The picture opens it too.
            className={cx(
              'rounded-sm text-start decoration-1 underline-offset-4 after:absolute after:inset-x-0 after:top-0 hover:underline',
              styles.opener,
            )}
          >
            {event.title}
          </button>
        </h3>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5">
          <EventHours event={event} now={now} />
          {onSite && <span className="text-xs text-ink-soft">{onSite}</span>}
          {!past && !isCancelled && !isUpcoming(event, now) && (
            <Badge tone="clay">{t('Happening now')}</Badge>
          )}
        </p>
        <p className="mt-0.5 grid grid-cols-[1rem_1fr] gap-x-2 text-ink-soft">
          <Place className="mt-[0.28em] size-4 text-accent" aria-hidden="true" />
          <span className="min-w-0 wrap-anywhere">{whereInWords(event, t('Venue location'))}</span>
        </p>
      </header>
      <div className={cx('flex min-w-0 flex-col', styles.body)}>
        <DateNews event={event} className="px-2.5 py-1.5" />
        <p className={cx('text-ink-soft wrap-anywhere', styles.words)}>{event.description}</p>
        <div className="flex flex-wrap gap-x-3 text-xs text-ink-soft empty:hidden md:text-sm">
          {price && <span>{price}</span>}
          {places && <span>{places}</span>}
          <EventTags tags={event.tags} plain />
        </div>
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-2 gap-y-2.5 empty:hidden">
          {!isCancelled && (
            <RsvpActions
              event={event}
              status={status}
              now={now}
              occurrenceStart={isOfDate ? occurrenceStart : undefined}
              waiting={waiting}
            />
          )}
          {!isCancelled && event.recurrence && isUpcoming(event, now) && (
            <Button look="link" className="text-sm" aria-haspopup="dialog" onClick={onOpen}>
              {isOfDate ? t('This date') : t('All dates')}
              <VisuallyHidden>
                {', '}
                {t('choose others')}
              </VisuallyHidden>
              <ChevronRight className="size-4 rtl:rotate-180" aria-hidden="true" />
            </Button>
          )}
          {tickets && !isCancelled && (
            <OutLink to={tickets} describedBy={id} className={buttonClass('link', 'gap-1 text-sm')}>
              {t('Get Tickets')}
            </OutLink>
          )}
          {join && (
            <OutLink to={join} describedBy={id} className={buttonClass('primary', 'text-sm max-sm:grow')}>
              {t('Join Online')}
            </OutLink>
          )}
        </div>
      </div>
    </article>
  )
}
