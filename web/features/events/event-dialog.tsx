import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { OutLink } from '../../ui/out-link.tsx'
import { AgendaButton } from './agenda-button.tsx'
import { type Dated, dateKey, mayCome } from './answers.ts'
import { DateList } from './date-list.tsx'
import { DateNews } from './date-news.tsx'
import { EventFacts } from './event-facts.tsx'
import { EventHead } from './event-head.tsx'
import { EventTags } from './event-tags.tsx'
import { monthDay } from './event-words.ts'
import { IcsButton } from './ics-button.tsx'
import { OrganizerMessages } from './organizer-messages.tsx'
import { datesOf } from './queries.ts'
import { RsvpActions, RsvpBadge } from './rsvp-actions.tsx'
import { isPast, shareLink, webLink } from './rules.ts'
import { TicketButton } from './ticket-button.tsx'
import { useAnswers } from './use-answers.ts'

type EventDialogProps = {
  /** Undefined while none is chosen. */
  event: GlobalEvent | undefined
  /** The date of a series that is shown first, by its start in the series; by default the one of the event. */
  date?: string | undefined
  /** Where it was opened. The two specified dialogs differ in badge and labels (specification, Member 2). */
  place: 'global' | 'nearby'
  onClose: () => void
}

/** The details of an event, and its actions. */
export function EventDialog({ event, ...rest }: EventDialogProps) {
  return event ? <OpenDialog event={event} {...rest} /> : null
}

/** Which dates of a series an answer is for. */
type AnswerScope = 'all' | 'date'

/** An event at the date that was chosen of it; if it is not among the coming ones, as it was opened. */
function useChosenDate(opened: GlobalEvent, date: string | undefined) {
  const isSeries = opened.recurrence !== null && opened.occurrenceStart !== null
  const dates = useQuery({ ...datesOf(opened.id), enabled: isSeries })
  const [chosen, setChosen] = useState<Dated>()
  const wanted = chosen ?? { id: opened.id, occurrenceStart: date ?? opened.occurrenceStart }
  const event = dates.data?.find((one) => dateKey(one) === dateKey(wanted)) ?? opened
  return { event, isSeries, choose: setChosen }
}

function OpenDialog({ event: opened, date, place, onClose }: EventDialogProps & { event: GlobalEvent }) {
  const now = useNow()
  const { answers } = useAnswers({ waits: opened.waitlist ?? false })
  const { event, isSeries, choose } = useChosenDate(opened, date)
  const [chosenScope, setScope] = useState<AnswerScope>()
  const status = answers.to(event)
  const scope = chosenScope ?? (answers.toDate(event) ? 'date' : 'all')
  const occurrenceStart = isSeries && scope === 'date' ? (event.occurrenceStart ?? undefined) : undefined
  const answered = [answers.toAll(event), status]
  const nearby = place === 'nearby'
  const hasTickets = webLink(event.ticketUrl) || (!nearby && event.bookingUrl)
  const meeting = event.location.type === 'online' ? webLink(event.location.zoomLink) : null
  return (
    <Dialog
      open
      lightDismiss
      onClose={onClose}
      title={
        // The text gets the focus, so that it is read before the first link.
        <span tabIndex={-1} data-autofocus className="block wrap-anywhere sm:text-2xl">
          {event.title}
        </span>
      }
      foot={
        !event.isCancelled && (
          <div className="flex w-full flex-wrap gap-2 *:grow max-sm:*:px-2.5! max-sm:*:text-sm max-sm:[&_.lucide]:hidden sm:grid sm:grid-cols-2 sm:gap-3">
            {/* Joining is what an event online is opened for, so nothing may cover it. */}
            {meeting && (
              <OutLink to={meeting} className={buttonClass('primary', 'basis-full sm:col-span-2')}>
                {t('Open Zoom Meeting')}
              </OutLink>
            )}
            <TicketButton
              event={event}
              look={meeting ? 'quiet' : 'primary'}
              label={nearby ? t('Buy Tickets') : t('Buy Ticket')}
              orBooking={!nearby}
            />
            <AgendaButton event={event} look={hasTickets || meeting ? 'quiet' : 'primary'} />
            <IcsButton event={event} label={nearby ? t('Download .ics') : t('Add to Calendar (.ics)')} />
          </div>
        )
      }
    >
      <EventHead event={event} />
      <div className="-mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <span className="text-xs font-medium tracking-[0.08em] text-ink-soft">
          {nearby ? t('NEARBY') : t('GLOBAL EVENT')}
        </span>
        {event.isCancelled ? (
          <Badge tone="danger">{t('Cancelled')}</Badge>
        ) : (
          <RsvpBadge status={status} waits={answers.waitsFor(event) !== undefined} isStrong />
        )}
        <CopyButton
          inWords={t('Copy Event link')}
          className="ms-auto"
          label={t('Event link')}
          text={shareLink(event.id, window.location.origin)}
        />
      </div>
      <p className="measure wrap-anywhere whitespace-pre-line">{event.description}</p>
      <DateNews event={event} />
      {isSeries && !isPast(event, now) && (
        <RadioGroup<AnswerScope>
          look="segmented"
          legend={t('Your answer is for')}
          value={scope}
          onChange={setScope}
          options={[
            { value: 'all', label: t('All dates') },
            { value: 'date', label: t('Only {day}', { day: monthDay(event, zone()) }) },
          ]}
        />
      )}
      <RsvpActions
        key={dateKey(event)}
        event={event}
        status={occurrenceStart ? status : isSeries ? answers.toAll(event) : status}
        now={now}
        occurrenceStart={occurrenceStart}
        waiting={answers.waitsFor(occurrenceStart ? event : { ...event, occurrenceStart: null })}
      />
      {answered.some(mayCome) && <OrganizerMessages eventId={event.id} />}
      <EventFacts event={event} isGoing={status === 'going'} />
      <EventTags tags={event.tags} />
      {isSeries && (
        <DateList
          event={event}
          answers={answers}
          onChoose={(chosen) => {
            choose(chosen)
            setScope('date')
          }}
        />
      )}
    </Dialog>
  )
}
