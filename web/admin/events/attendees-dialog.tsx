import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Check, Download, type LucideIcon, Send, Star } from 'lucide-react'
import { useId, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { type Attendee, rsvpStatuses } from '../../../contract/rsvps.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { EventPicture } from '../../features/events/event-picture.tsx'
import { formatLocale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loaded } from '../../ui/states/loaded.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { LoadFailed } from '../load-failed.tsx'
import { DateChoice, NumbersByDate, RsvpNumbers } from './attended-date.tsx'
import { dateNamed } from './date-form.ts'
import { asSeries } from './event-form.ts'
import { MessageDialog } from './message-dialog.tsx'
import { attendeesOf, rsvpsOf, seriesDates } from './queries.ts'
import { onlyInWords, useAttendeesCsv } from './use-attendees-csv.ts'
import { WaitingMembers } from './waiting-members.tsx'

function Person({ person }: { person: Attendee }) {
  const only = onlyInWords(person)
  const at = new Date(person.answered_at)
  return (
    <li data-person="" className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Avatar name={person.name} avatar={person.avatar} size="small" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{person.name}</p>
        <p className="text-xs text-ink-soft wrap-anywhere">
          <EmailAddress>{person.email}</EmailAddress>
        </p>
        {only && <p className="text-xs text-ink-soft">{only}</p>}
      </div>
      <time dateTime={person.answered_at} className="numbers text-xs text-ink-soft">
        {at.toLocaleDateString(formatLocale(), { dateStyle: 'medium' })}
      </time>
    </li>
  )
}

const words = texts({
  going: 'Going||somebody else',
  interested: 'Interested||somebody else',
  not_going: 'Not Going||somebody else',
})
const icons: Partial<Record<Attendee['status'], LucideIcon>> = { going: Check, interested: Star }

type GroupProps = { status: Attendee['status']; people: readonly Attendee[]; count: number | undefined }

/** Those who gave one answer, under it and how many they are, which may be more than are fetched. */
function Group({ status, people, count }: GroupProps) {
  const heading = useId()
  if (people.length === 0) return null
  const Icon = icons[status]
  return (
    <div className="not-first:mt-5">
      <h3 id={heading} className="font-sans text-sm font-semibold tracking-normal">
        {Icon && (
          <Icon className="me-1.5 inline-block size-4 align-[-0.15em] text-accent" aria-hidden="true" />
        )}
        {translate(words[status])}{' '}
        <span className="numbers font-normal text-ink-soft">{count?.toLocaleString(formatLocale())}</span>
      </h3>
      <ul aria-labelledby={heading}>
        {people.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </ul>
    </div>
  )
}

type AttendeesDialogProps = {
  id: string
  /** The event, as far as the list has it. */
  event: GlobalEvent | undefined
  /** One date of a series, by its start in the series. */
  date: string | undefined
  onDate: (date: string | undefined) => void
  onClose: () => void
}

/**
 * Who comes to an event, or to one date of it: how many, the members who answered, those who are going first, and those
 * who wait for a place; with an export, and a message to those who go.
 */
export function AttendeesDialog({ id, event: told, date, onDate, onClose }: AttendeesDialogProps) {
  const event = told && asSeries(told)
  const title = event?.title
  const attended = { id, date }
  const people = useInfiniteQuery(attendeesOf(attended))
  const csv = useAttendeesCsv(attended, title ?? id)
  const dates = useQuery({ ...seriesDates(id), enabled: date !== undefined })
  const one = dateNamed(dates.data, date)
  const [isWriting, setWriting] = useState(false)
  // Of a whole series there is no number that is true of all its dates.
  const numbers = useQuery({ ...rsvpsOf(attended), enabled: !event?.recurrence || date !== undefined })
  const { list, willGrow } = useFirstNew<HTMLElement>(people.data?.pages.flat().length, '[data-person]')
  return (
    <Dialog
      open
      title={t('Who comes')}
      description={title}
      picture={event && <EventPicture event={event} sizes="36rem" className="aspect-[21/6] w-full" />}
      onClose={onClose}
    >
      {event?.recurrence && <DateChoice event={event} date={date} onChange={onDate} />}
      {event?.recurrence && !date ? <NumbersByDate event={event} /> : <RsvpNumbers {...attended} />}
      <Loaded
        query={people}
        failed={<LoadFailed query={people}>{t('Failed to load RSVPs')}</LoadFailed>}
        empty={<EmptyState scene={<Envelope />}>{t('No RSVPs yet for this event')}</EmptyState>}
      >
        {({ pages }) => (
          <>
            <div className="flex items-center gap-2">
              {event && (
                <Button
                  className="px-4! text-sm max-sm:flex-1 max-sm:px-2! max-sm:text-[0.875rem]"
                  aria-haspopup="dialog"
                  onClick={() => setWriting(true)}
                >
                  <Send className="size-4 max-sm:hidden" aria-hidden="true" />
                  {t('Message all who come or may come')}
                </Button>
              )}
              <Button
                look="quiet"
                className={cx('shrink-0 text-sm', event && 'max-sm:w-11 max-sm:px-0!')}
                pending={csv.isPending}
                onClick={() => csv.mutate()}
              >
                {!csv.isPending && <Download className="size-4" aria-hidden="true" />}
                <span className={cx(event && 'max-sm:sr-only')}>{t('Export CSV')}</span>
              </Button>
            </div>
            <section ref={list} aria-label={t('Answers')} className="text-sm">
              {rsvpStatuses.map((status) => (
                <Group
                  key={status}
                  status={status}
                  people={pages.flat().filter((person) => person.status === status)}
                  count={numbers.data?.statistics[status]}
                />
              ))}
            </section>
            {people.hasNextPage && (
              <Button
                look="quiet"
                className="self-center"
                pending={people.isFetchingNextPage}
                onClick={() => {
                  willGrow()
                  void people.fetchNextPage()
                }}
              >
                {t('Show more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <WaitingMembers {...attended} event={event} />
      {/* The list goes on below, until its end lies above this. */}
      <div
        aria-hidden="true"
        className="pointer-events-none sticky bottom-0 -mt-4 -mb-[max(1rem,env(safe-area-inset-bottom))] h-8 shrink-0 bg-linear-to-t from-surface to-transparent sm:-mx-6 sm:-mb-6 sm:h-10"
      />
      {isWriting && event && (
        <MessageDialog
          attended={attended}
          event={one ? { ...event, start: one.start, end: one.end } : event}
          onClose={() => setWriting(false)}
        />
      )}
    </Dialog>
  )
}
