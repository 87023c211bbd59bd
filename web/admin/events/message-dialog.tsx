import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type GlobalEvent, newEventMessage } from '../../../contract/events.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { whenInWords } from '../../features/events/event-words.ts'
import { messagesOf } from '../../features/events/queries.ts'
import { call, zone } from '../../lib/api.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { newId } from '../../lib/new-id.ts'
import { momentInWords } from '../../lib/time/clock.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { Form, Lines } from '../../ui/fields/form.tsx'
import { type Attended, reachOf } from './queries.ts'

const needed = texts({ text: 'Please write what they should know' })

type MessageForm = { id: string; text: string }
type Shown = Pick<GlobalEvent, 'id' | 'title' | 'start' | 'end' | 'allDay' | 'timezone'>

type MessageDialogProps = { attended: Attended; event: Shown; onClose: () => void }

/** Writes to all who come, or may come, to an event or to one date of it; whom it reaches is said before. */
export function MessageDialog({ attended, event, onClose }: MessageDialogProps) {
  const { id, date } = attended
  const client = useQueryClient()
  const reach = useQuery(reachOf(attended))
  const form = useContractForm('POST /global-events/{id}/messages', {
    body: newEventMessage,
    from: { id: '', text: '' } as MessageForm,
    draft: `message:${id}${date ? `@${date}` : ''}`,
    isSame: (one, other) => one.text === other.text,
    toBody: ({ text }) => ({ text: text.trim(), occurrenceStart: date }),
    needed,
    send: (body, typed) =>
      call('POST /global-events/{id}/messages', {
        params: { id },
        body: { ...body, id: typed.id || newId() },
      }),
    next: () => ({ id: '', text: '' }),
    toast: 'event-message',
    saved: t('Message sent'),
    failed: t('Failed to send the message'),
    onSaved: () => {
      void client.invalidateQueries({ queryKey: messagesOf(id).queryKey })
      onClose()
    },
  })
  const members = reach.data?.members
  /** The words of which it was asked whether they go out; others are asked anew. */
  const [asked, setAsked] = useState<string>()
  const isAsked = useWatch({ control: form.fields.control, name: 'text' }).trim() === asked
  function send() {
    // Named before it goes, so that a second try is the same message.
    if (!form.fields.getValues('id')) form.fields.setValue('id', newId())
    const text = form.fields.getValues('text').trim()
    if (text === '' || text.length > lengths.eventMessage) return form.submit()
    if (text === asked) form.submit()
    else setAsked(text)
  }
  return (
    <Dialog
      open
      title={t('Message all who come or may come')}
      description={date ? `${event.title}, ${whenInWords(event, zone())}` : event.title}
      onClose={() => form.isPending || onClose()}
    >
      <p role="status" className="rounded-sm bg-hollow px-3 py-2 text-sm">
        {reach.isError && members === undefined
          ? t('How many it reaches could not be found out.')
          : members === undefined
            ? t('Loading...')
            : t(
                '{count, plural, =0 {It would reach nobody: nobody is going, interested or waiting for a place.} one {It reaches # member who is going, interested or waiting for a place.} other {It reaches # members who are going, interested or waiting for a place.}}',
                { count: members },
              )}
      </p>
      <Form form={{ ...form, submit: send }} className="flex flex-col gap-4">
        <Lines<MessageForm>
          name="text"
          label={t('What should they know?')}
          rows={5}
          max={lengths.eventMessage}
          countFrom={lengths.eventMessage - 200}
          hint={t('They read it where the event is, and are told by the ways they have chosen for events.')}
        />
        <Preview title={event.title} />
        <Told id={id} />
        {isAsked ? (
          <Question members={members} isPending={form.isPending} onBack={() => setAsked(undefined)} />
        ) : (
          <DialogFoot>
            <Button look="quiet" onClick={() => form.isPending || onClose()}>
              {t('Cancel')}
            </Button>
            <Button
              type="submit"
              pending={form.isPending}
              pendingText={t('Sending...')}
              disabled={members === 0}
            >
              {t('Send')}
            </Button>
          </DialogFoot>
        )}
      </Form>
    </Dialog>
  )
}

const focus = (element: HTMLElement | null) => element?.focus()

/** The last question, where the buttons were. The way back is where a second press would fall, and has the focus. */
function Question(props: { members: number | undefined; isPending: boolean; onBack: () => void }) {
  const { members, isPending, onBack } = props
  const id = useId()
  return (
    <DialogFoot>
      <p id={id} className="order-last w-full">
        <strong className="font-medium">
          {members === undefined
            ? t('Send this message?')
            : t('{count, plural, one {Send this to # member?} other {Send this to # members?}}', {
                count: members,
              })}
        </strong>{' '}
        {t('It cannot be taken back.')}
      </p>
      <Button look="quiet" ref={focus} aria-describedby={id} onClick={onBack}>
        {t('Back')}
      </Button>
      <Button type="submit" pending={isPending} pendingText={t('Sending...')}>
        {t('Send now')}
      </Button>
    </DialogFoot>
  )
}

/** The message as its readers have it on their screen. */
function Preview({ title }: { title: string }) {
  const text = String(useWatch<MessageForm>({ name: 'text' }) ?? '').trim()
  if (text === '') return null
  return (
    <section aria-label={t('As they read it')} className="grid gap-1 rounded-sm bg-accent-soft px-3 py-3">
      <p className="text-xs text-ink-soft">{t('As they read it')}</p>
      <p className="font-medium wrap-anywhere">{title}</p>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </section>
  )
}

/** What was told before; nothing if there is none. */
function Told({ id }: { id: string }) {
  const messages = useQuery(messagesOf(id))
  if (!messages.data?.length) return null
  return (
    <details className="border-t border-line pt-3 text-sm">
      <summary className="min-h-11 content-center rounded-sm">
        {t('{count, plural, one {# earlier message} other {# earlier messages}}', {
          count: messages.data.length,
        })}
      </summary>
      <ul className="grid gap-3">
        {messages.data.map(({ id, text, at }) => (
          <li key={id}>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            <p className="numbers text-xs text-ink-soft">{momentInWords(new Date(at), 'medium')}</p>
          </li>
        ))}
      </ul>
    </details>
  )
}
