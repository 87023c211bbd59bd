import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { EmailAddress } from '../../ui/email-address.tsx'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { useFirstNew } from '../../ui/use-first-new.ts'
import { LoadFailed } from '../load-failed.tsx'
import { type Attended, waitingFor } from './queries.ts'

const step = 50

/** Who waits for a place, in the order in which places go to them; nothing if nobody waits. */
export function WaitingMembers({ event, ...attended }: Attended & { event: GlobalEvent | undefined }) {
  const waiting = useQuery(waitingFor(attended))
  const [most, setMost] = useState(step)
  const { list, willGrow } = useFirstNew<HTMLOListElement>(most)
  const heading = useId()
  if (waiting.isError && !waiting.data)
    return <LoadFailed query={waiting}>{t('Failed to load the waiting list')}</LoadFailed>
  if (!waiting.data?.length) return null
  return (
    <section aria-labelledby={heading} className="grid gap-1 border-t border-line pt-4">
      <h3 id={heading} className="text-lg">
        {t('Waiting list ({count})', { count: waiting.data.length })}
      </h3>
      <ol ref={list} aria-labelledby={heading} className="text-sm">
        {waiting.data.slice(0, most).map(({ id, name, avatar, email, occurrenceStart, at }, place) => (
          <li
            key={`${id} ${occurrenceStart}`}
            className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="numbers w-6 shrink-0 text-end text-ink-soft">{place + 1}.</span>
            <Avatar name={name} avatar={avatar} size="small" />
            <div className="min-w-0 flex-1">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-xs text-ink-soft wrap-anywhere">
                <EmailAddress>{email}</EmailAddress>
              </p>
              {event?.recurrence && !attended.date && (
                <p className="text-xs text-ink-soft">
                  {occurrenceStart === null
                    ? t('For all dates')
                    : t('For {when}', { when: momentInWords(new Date(occurrenceStart), 'medium') })}
                </p>
              )}
            </div>
            <time dateTime={at} className="numbers max-w-1/3 text-end text-xs text-ink-soft">
              {momentInWords(new Date(at), 'medium')}
            </time>
          </li>
        ))}
      </ol>
      {waiting.data.length > most && (
        <Button
          look="quiet"
          className="justify-self-center"
          onClick={() => {
            willGrow()
            setMost(most + step)
          }}
        >
          {t('Show more')}
        </Button>
      )}
    </section>
  )
}
