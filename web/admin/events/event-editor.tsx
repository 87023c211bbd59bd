import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { Location } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { RestoredNotice } from '../../ui/restored-notice.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { AboutFields } from './about-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import type { Problems } from './event-form.ts'
import { TicketFields } from './ticket-fields.tsx'
import { useEventForm } from './use-event-form.ts'
import { editedIn } from './use-events-address.ts'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'

type EventEditorProps = {
  /** The event that is edited; none for a new one. */
  event?: GlobalEvent | undefined
  onClose: () => void
}

/** What the browser itself cannot read or allow in a number field. A radius that is wrong has a fallback instead. */
function unreadable(form: HTMLFormElement): Problems {
  const wrong = [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement &&
      field.type === 'number' &&
      field.name !== 'geoRadiusKm' &&
      (field.validity.badInput ||
        field.validity.stepMismatch ||
        field.validity.rangeUnderflow ||
        field.validity.rangeOverflow),
  )
  return Object.fromEntries(wrong.map((field) => [field.name, field.validationMessage]))
}

const leavesEditor = (from: Location, to: Location) =>
  from.pathname !== to.pathname || editedIn(from.search) !== editedIn(to.search)

/** The dialog in which an event is written (admin.md section 2). Leaving it with something unsaved asks once. */
export function EventEditor({ event, onClose }: EventEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isDone, setDone] = useState(false)
  const editor = useEventForm(event, () => setDone(true))
  const { focus, isDirty, isSaving } = editor

  // Once nothing asks any more whether to stay.
  useEffect(() => {
    if (isDone) onClose()
  }, [isDone, onClose])

  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.name)
    if (field instanceof HTMLElement) field.focus()
  }, [focus])

  function submit(pressed: FormEvent<HTMLFormElement>) {
    pressed.preventDefault()
    editor.submit(unreadable(pressed.currentTarget))
  }
  const close = () => isSaving || onClose()

  return (
    <Dialog
      open
      width="wide"
      title={event ? t('Edit Event') : t('Create New Event')}
      description={t('Title, description, start and end are needed; the rest is up to you.')}
      onClose={close}
    >
      <LeaveGuard
        isDirty={isDirty && !isDone}
        leaves={leavesEditor}
        body={
          event
            ? t('What you changed of “{title}” is not saved yet.', { title: event.title })
            : t('The new event is not saved yet.')
        }
        onGiveUp={editor.giveUp}
      />
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6 text-base">
        {editor.isRestored && isDirty && (
          <div className="flex flex-wrap items-center gap-x-4">
            <RestoredNotice />
            <Button look="link" className="text-sm" onClick={editor.startOver}>
              {t('Start over')}
            </Button>
          </div>
        )}
        {/* What gets the focus must not hide behind the bar below. */}
        <div inert={isSaving} className="grid min-w-0 gap-6">
          <AboutFields {...editor} />
          <WhenFields {...editor} />
          <WhereFields {...editor} />
          <AudienceFields {...editor} />
          <TicketFields {...editor} />
        </div>
        <footer className="sticky bottom-0 low:static -mx-4 -mb-4 flex justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button look="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={isSaving} pendingText={t('Saving...')}>
            {event ? t('Update') : t('Create')}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
