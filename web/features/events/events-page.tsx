import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { useMedia } from '../../lib/use-media.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { FoundCount } from '../../ui/found-count.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Bench } from '../../ui/scenes/bench.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { ListNotLoaded } from '../../ui/states/list-not-loaded.tsx'
import { Loading } from '../../ui/states/loading.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { EventList } from './event-list.tsx'
import { withMyDates } from './my-dates.ts'
import { NotificationsButton } from './notifications-button.tsx'
import { allEvents, coordinatesOf, myDatesAhead } from './queries.ts'
import { type EventsTab, eventsOfTab, sortEvents } from './rules.ts'
import { SharedEvent } from './shared-event.tsx'
import { useAnswers } from './use-answers.ts'
import { useEventAddress } from './use-event-address.ts'

const shapes = (
  <>
    <div className="grid gap-4 rounded-card border border-line p-4 md:grid-cols-[3fr_2fr] md:gap-7">
      <div className="aspect-[21/9] rounded-md bg-line/45 md:aspect-auto md:min-h-64" />
      <div className="grid content-start gap-3 md:pt-4">
        <div className="h-6 w-3/5 rounded-sm bg-line/45" />
        <div className="h-4 w-2/5 rounded-sm bg-line/45" />
        <div className="h-4 rounded-sm bg-line/45" />
      </div>
    </div>
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 rounded-card border border-line p-4 md:max-w-lg">
      <div className="h-20 rounded-md bg-line/45" />
      <div className="grid content-start gap-3 pt-1">
        <div className="h-4 w-3/5 rounded-sm bg-line/45" />
        <div className="h-4 w-2/5 rounded-sm bg-line/45" />
      </div>
    </div>
  </>
)

/** Community events: all, upcoming, and those the member answered. */
export default function EventsPage() {
  const user = useUser()
  const now = useNow()
  const [search, setSearch] = useState('')
  const isPhone = useMedia('(width < 36rem)')
  const searchBox = useRef<HTMLInputElement>(null)
  const { tab, eventId, date, chooseTab, open, close } = useEventAddress()
  const query = useSettled(search.trim())
  const events = useQuery({ ...allEvents(coordinatesOf(user), query), placeholderData: keepPreviousData })
  const waits = events.data?.some(({ waitlist }) => waitlist) ?? false
  const { answers, rsvps, hasAny } = useAnswers({ waits })
  const mine = useQuery({ ...myDatesAhead, enabled: hasAny })
  const withMine = (found: readonly GlobalEvent[]) =>
    query ? [...found] : withMyDates(found, mine.data ?? [], answers, now)

  // They say what stands on top. Without them, only the tab that consists of them waits on.
  const isWaitingForAnswers = (of: EventsTab) =>
    rsvps.isPending && (of === 'mine' || rsvps.failureCount === 0)

  function list(of: EventsTab) {
    if (events.isPending || isWaitingForAnswers(of))
      return <Loading shapes={shapes}>{t('Loading events...')}</Loading>
    if (!events.data)
      return (
        <ListNotLoaded query={events}>
          {t('Failed to load events')}
          {events.error instanceof ApiError && events.error.status === 0 && (
            <span className="mt-2 block font-sans text-sm">
              {t('You seem to be offline, and this is not kept on this device.')}
            </span>
          )}
        </ListNotLoaded>
      )
    const isMine = of === 'mine' && !query
    return (
      <EventList
        events={sortEvents(eventsOfTab(withMine(events.data), of, answers, now), now)}
        answers={answers}
        now={now}
        isSearch={Boolean(query)}
        isMine={isMine}
        onOpen={(event) => open(event.id, events.data?.includes(event) ? null : event.occurrenceStart)}
        empty={
          query
            ? t('Nothing fits “{query}”.', { query })
            : isMine
              ? t("You haven't RSVPed to any events yet")
              : t('No events available at the moment')
        }
        scene={isMine ? <Envelope /> : <Bench />}
        action={
          query ? (
            <Button
              look="quiet"
              onClick={() => {
                setSearch('')
                searchBox.current?.focus()
              }}
            >
              {t('Clear the search')}
            </Button>
          ) : isMine ? (
            <Button look="quiet" onClick={() => chooseTab('all')}>
              {t('See all events')}
            </Button>
          ) : (
            user.lat === null && (
              <Link to="/profile" className={buttonClass('quiet')}>
                {t('Say where you are, to see what is near')}
              </Link>
            )
          )
        }
      />
    )
  }

  return (
    <>
      <title>{`${t('Events')} · A-genda`}</title>
      <PageHeader
        title={t('Community Events')}
        subtitle={t('Discover wellness events in your area')}
        actions={<NotificationsButton />}
        areActionsBeside={isPhone}
      />
      <div className="relative">
        <search className="mb-3 block md:absolute md:-top-2 md:end-0 md:mb-0 md:w-72">
          <Field label={t('Search events')} hideLabel>
            <TextInput
              ref={searchBox}
              type="search"
              placeholder={t('Search events')}
              value={search}
              maxLength={lengths.search}
              onChange={(event) => setSearch(event.target.value)}
            />
          </Field>
        </search>
        <FoundCount
          count={query ? events.data && eventsOfTab(events.data, tab, answers, now).length : undefined}
        />
        <Tabs
          label={t('Which events')}
          value={tab}
          onChange={chooseTab}
          tabs={[
            { value: 'all', label: t('All Events'), content: list('all') },
            { value: 'upcoming', label: t('Upcoming'), content: list('upcoming') },
            { value: 'mine', label: t('My RSVPs'), content: list('mine') },
          ]}
        />
      </div>
      {eventId && (
        <SharedEvent
          key={`${eventId} ${date ?? ''}`}
          id={eventId}
          date={date}
          known={events.data?.find(({ id }) => id === eventId)}
          onClose={close}
        />
      )}
    </>
  )
}
