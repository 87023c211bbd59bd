import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { sortEvents } from '../../features/events/rules.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Button } from '../../ui/button.tsx'
import { Bench } from '../../ui/scenes/bench.tsx'
import { Lantern } from '../../ui/scenes/lantern.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { RowShapes } from '../../ui/states/shapes.tsx'
import { AccessDenied } from '../access-denied.tsx'
import { AdminHeader, HeadWords, headAction } from '../admin-header.tsx'
import { focusPage } from '../focus-page.ts'
import { isDenied } from '../is-denied.ts'
import { LoadFailed } from '../load-failed.tsx'
import { AttendeesDialog } from './attendees-dialog.tsx'
import { DatesDialog } from './dates-dialog.tsx'
import { EventCards } from './event-cards.tsx'
import { EventDialog } from './event-dialog.tsx'
import { EventFilters } from './event-filters.tsx'
import { adminEvents } from './queries.ts'
import { filterEvents } from './rules.ts'
import { everything, useEventFilter } from './use-event-filter.ts'
import { useEventsAddress } from './use-events-address.ts'

/** The events of the community (specification, Admin 2). */
export default function EventsPage() {
  const now = useNow()
  const [filter, setFilter] = useEventFilter()
  const address = useEventsAddress()
  const events = useQuery(adminEvents())
  // One answer holds so many; where there are more, the server is asked for those that a search finds.
  const isCut = events.data?.length === lengths.events
  const wanted = useSettled(filter.search.trim())
  const found = useQuery({
    ...adminEvents(wanted),
    enabled: isCut && wanted !== '',
    placeholderData: keepPreviousData,
  })

  if (isDenied(events.error)) return <AccessDenied />
  const known = (isCut && wanted !== '' && found.data) || events.data
  const find = (wanted: string) =>
    events.data?.find(({ id }) => id === wanted) ?? found.data?.find(({ id }) => id === wanted)
  const series = address.datesOf ? find(address.datesOf) : undefined
  const shown = sortEvents(filterEvents(known ?? [], filter, now), now)

  return (
    <>
      <AdminHeader
        title={t('Global Events')}
        subtitle={t('What the community can come to.')}
        actions={
          <Button className={headAction} onClick={() => address.edit('new')}>
            <Plus className="size-5 sm:size-4.5" aria-hidden="true" />
            <HeadWords>{t('Create Event')}</HeadWords>
          </Button>
        }
      />
      <EventFilters filter={filter} onChange={(change) => setFilter({ ...filter, ...change })} />
      {events.isPending && <Loading shapes={<RowShapes count={8} />}>{t('Loading events...')}</Loading>}
      {events.isError && !events.data && <LoadFailed query={events}>{t('Failed to load events')}</LoadFailed>}
      {events.data && (
        <div className="grid gap-1 pt-1.5 md:gap-4 md:pt-4">
          <p role="status" className="numbers text-xs text-ink-soft md:text-sm">
            {t('{count, plural, other {Showing {shown} of # events}}', {
              shown: shown.length,
              count: events.data.length,
            })}
            {isCut &&
              ` ${t('{count, plural, other {These are the next #}}; search to find others.', { count: lengths.events })}`}
          </p>
          {events.data.length === 0 ? (
            <EmptyState scene={<Bench />}>{t('No events yet. Create your first event!')}</EmptyState>
          ) : shown.length === 0 ? (
            <EmptyState
              scene={<Lantern />}
              action={
                <Button
                  look="quiet"
                  onClick={() => {
                    setFilter(everything)
                    focusPage()
                  }}
                >
                  {t('Clear the filters')}
                </Button>
              }
            >
              {t('No events match your filters.')}
            </EmptyState>
          ) : (
            <EventCards
              events={shown}
              now={now}
              onEdit={address.edit}
              onDuplicate={address.duplicate}
              onAttendees={address.showAttendees}
              onDates={address.showDates}
            />
          )}
        </div>
      )}
      {address.editing && (
        <EventDialog
          key={`${address.editing} ${address.from ?? ''} ${address.copied ?? ''}`}
          id={address.editing}
          from={address.from}
          copied={address.copied}
          known={find(address.copied ?? address.editing)}
          onClose={address.close}
          onDuplicate={address.duplicate}
        />
      )}
      {address.attendeesOf && (
        <AttendeesDialog
          key={address.attendeesOf}
          id={address.attendeesOf}
          event={find(address.attendeesOf)}
          date={address.date}
          onDate={address.chooseDate}
          onClose={address.close}
        />
      )}
      {series && (
        <DatesDialog
          key={series.id}
          event={series}
          onWho={(date) => address.showAttendees(series.id, date)}
          onFollowing={(date) => address.editFrom(series.id, date)}
          onClose={address.close}
        />
      )}
    </>
  )
}
