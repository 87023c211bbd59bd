import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { t } from '../../../contract/t.ts'
import { zone } from '../../lib/api.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { LinkedText } from '../../ui/linked-text.tsx'
import { NotLoaded } from '../../ui/states/not-loaded.tsx'
import { shortDay } from './event-words.ts'
import { messagesOf } from './queries.ts'

const fewest = 2

const dayInWords = (start: string) => shortDay({ start, end: start, allDay: false, timezone: null }, zone())

/** What the organizers told those who come, the latest first; nothing if they told nothing. */
export function OrganizerMessages({ eventId }: { eventId: string }) {
  const messages = useQuery(messagesOf(eventId))
  const [areAll, setAll] = useState(false)
  const heading = useId()
  if (messages.isError && !messages.data)
    return <NotLoaded query={messages}>{t('Messages of the organizers could not be loaded.')}</NotLoaded>
  if (!messages.data?.length) return null
  const shown = areAll ? messages.data : messages.data.slice(0, fewest)
  return (
    <section aria-labelledby={heading} className="grid gap-2 rounded-sm bg-accent-soft px-3 py-3">
      <h3 id={heading} className="font-sans text-sm font-semibold">
        {t('From the organizers')}
      </h3>
      <ul className="grid gap-3">
        {shown.map(({ id, text, at, occurrenceStart }) => (
          <li key={id} className="grid gap-0.5">
            <p className="wrap-anywhere whitespace-pre-line">
              <LinkedText>{text}</LinkedText>
            </p>
            <p className="numbers text-xs text-ink-soft">
              <time dateTime={at}>{momentInWords(new Date(at), 'medium')}</time>
              {occurrenceStart && ` · ${t('about {day}', { day: dayInWords(occurrenceStart) })}`}
            </p>
          </li>
        ))}
      </ul>
      {messages.data.length > shown.length && (
        <Button look="link" className="justify-self-start text-sm" onClick={() => setAll(true)}>
          {t('Show earlier messages')}
        </Button>
      )}
    </section>
  )
}
