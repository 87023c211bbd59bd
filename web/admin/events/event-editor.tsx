import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useBlocker } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { AboutFields } from './about-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import type { Problems } from './event-form.ts'
import { TicketFields } from './ticket-fields.tsx'
import { useEventForm } from './use-event-form.ts'
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

/** The dialog in which an event is written (admin.md section 2). Leaving it with something unsaved asks once. */
export function EventEditor({ event, onClose }: EventEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  const mayLeave = useRef(false)
  const leave = () => {
    mayLeave.current = true
    onClose()
  }
  const editor = useEventForm(event, leave)
  const { focus, isDirty, isSaving } = editor
  const blocker = useBlocker(() => isDirty && !mayLeave.current)
  const [isClosing, setClosing] = useState(false)

  useEffect(() => {
    const field = focus && form.current?.elements.namedItem(focus.name)
    if (field instanceof HTMLElement) field.focus()
  }, [focus])

  function close() {
    if (isSaving) return
    if (isDirty) setClosing(true)
    else leave()
  }
  function leaveUnsaved() {
    editor.giveUp()
    if (blocker.state === 'blocked') blocker.proceed()
    else leave()
  }
  function stay() {
    setClosing(false)
    blocker.reset?.()
  }

  function submit(pressed: FormEvent<HTMLFormElement>) {
    pressed.preventDefault()
    editor.submit(unreadable(pressed.currentTarget))
  }

  return (
    <Dialog
      open
      width="wide"
      title={event ? t('Edit Event') : t('Create New Event')}
      description={t('Title, description, start and end are needed; the rest is up to you.')}
      onClose={close}
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-6 text-base">
        {editor.isRestored && isDirty && (
          <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-honey-soft px-4 py-1">
            <p role="status" className="py-2 text-sm">
              {t('What you had not saved is still here.')}
            </p>
            <Button look="link" className="text-sm" onClick={editor.startOver}>
              {t('Start over')}
            </Button>
          </div>
        )}
        {/* What gets the focus must not hide behind the bar below. */}
        <div
          inert={isSaving}
          className="grid min-w-0 gap-6 [&_:is(a,button,input,select,textarea)]:scroll-mb-28"
        >
          <AboutFields {...editor} />
          <WhenFields {...editor} />
          <WhereFields {...editor} />
          <AudienceFields {...editor} />
          <TicketFields {...editor} />
        </div>
        <footer className="sticky bottom-0 -mx-4 -mb-4 flex justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button look="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={isSaving} pendingText={t('Saving...')}>
            {event ? t('Update') : t('Create')}
          </Button>
        </footer>
      </form>
      <ConfirmDialog
        open={isClosing || blocker.state === 'blocked'}
        title={t('Leave without saving?')}
        body={t('What you wrote of this event has not been saved yet.')}
        confirmLabel={t('Leave without saving')}
        cancelLabel={t('Keep editing')}
        danger
        onConfirm={leaveUnsaved}
        onCancel={stay}
      />
    </Dialog>
  )
}
