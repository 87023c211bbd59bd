import { useInfiniteQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { Attendee } from '../../../contract/events.ts'
import { t, translate } from '../../../contract/t.ts'
import { rsvpWords } from '../../features/events/event-words.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Envelope } from '../../ui/scenes/envelope.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { LoadFailed } from '../load-failed.tsx'
import { attendeesOf } from './queries.ts'
import { useAttendeesCsv } from './use-attendees-csv.ts'

const tones = { going: 'good', interested: 'warn', not_going: 'plain' } as const

function Person({ person }: { person: Attendee }) {
  const at = new Date(person.answered_at)
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
      <Avatar name={person.name} avatar={person.avatar} size="small" />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">{person.name}</p>
        <p className="text-xs text-ink-soft wrap-anywhere">
          <EmailAddress>{person.email}</EmailAddress>
        </p>
      </div>
      <div className="grid justify-items-end gap-1 text-end">
        <Badge tone={tones[person.status]}>{translate(rsvpWords[person.status])}</Badge>
        <time dateTime={person.answered_at} className="numbers text-xs text-ink-soft">
          {at.toLocaleDateString(formatLocale(), { dateStyle: 'medium' })}
        </time>
      </div>
    </li>
  )
}

type AttendeesDialogProps = { id: string; title: string | undefined; onClose: () => void }

/** The members who answered an event, those who are going first, with an export. */
export function AttendeesDialog({ id, title, onClose }: AttendeesDialogProps) {
  const people = useInfiniteQuery(attendeesOf(id))
  const csv = useAttendeesCsv(id, title ?? id)
  const { list, willGrow } = useFirstNew<HTMLUListElement>(people.data?.pages.flat().length)
  return (
    <Dialog open title={t('Who comes')} description={title} onClose={onClose}>
      <Loaded
        query={people}
        failed={<LoadFailed query={people}>{t('Failed to load RSVPs')}</LoadFailed>}
        empty={<EmptyState scene={<Envelope />}>{t('No RSVPs yet for this event')}</EmptyState>}
      >
        {({ pages }) => (
          <>
            <Button
              look="quiet"
              className="justify-self-start text-sm"
              pending={csv.isPending}
              onClick={() => csv.mutate()}
            >
              <Download className="size-4" aria-hidden="true" />
              {t('Export CSV')}
            </Button>
            <ul ref={list} aria-label={t('Answers')} className="text-sm">
              {pages.flat().map((person) => (
                <Person key={person.id} person={person} />
              ))}
            </ul>
            {people.hasNextPage && (
              <Button
                look="quiet"
                className="justify-self-center"
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
    </Dialog>
  )
}
