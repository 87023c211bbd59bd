import { useRef } from 'react'
import type { Location } from 'react-router'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form.tsx'
import { LeaveGuard } from '../../ui/leave-guard.tsx'
import { RestoredNotice } from '../../ui/restored-notice.tsx'
import { AboutFields } from './about-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { TicketFields } from './ticket-fields.tsx'
import { useEventForm } from './use-event-form.ts'
import { editedIn } from './use-events-address.ts'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'

type EventEditorProps = {
  /** The event that is edited; none for a new one. */
  event?: GlobalEvent | undefined
  /** Only this date of a series and those that follow are changed, by the start of the date in the series. */
  from?: string | undefined
  onClose: () => void
}

const leavesEditor = (from: Location, to: Location) =>
  from.pathname !== to.pathname || editedIn(from.search) !== editedIn(to.search)

/** The dialog in which an event is written (specification, Admin 2). Leaving it with something unsaved asks once. */
export function EventEditor({ event, from, onClose }: EventEditorProps) {
  const element = useRef<HTMLFormElement>(null)
  const form = useEventForm({ event, from }, element, onClose)
  const { isDirty, isPending } = form
  const close = () => isPending || onClose()

  return (
    <Dialog
      open
      width="wide"
      title={
        from ? t('Change this and all following dates') : event ? t('Edit Event') : t('Create New Event')
      }
      description={
        from
          ? t('From this date on the series is an event of its own. All answers go along.')
          : t('Title, description, start and end are needed; the rest is up to you.')
      }
      onClose={close}
    >
      <LeaveGuard
        isDirty={isDirty}
        leaves={leavesEditor}
        body={
          event
            ? t('What you changed of “{title}” is not saved yet.', { title: event.title })
            : t('The new event is not saved yet.')
        }
        onGiveUp={form.giveUp}
      />
      <Form form={form} ref={element} className="grid gap-6 text-base">
        {form.isRestored && isDirty && (
          <div className="flex flex-wrap items-center gap-x-4">
            <RestoredNotice />
            <Button look="link" className="text-sm" onClick={form.giveUp}>
              {t('Start over')}
            </Button>
          </div>
        )}
        {/* What gets the focus must not hide behind the bar below. */}
        <div inert={isPending} className="grid min-w-0 gap-6">
          <AboutFields />
          <WhenFields />
          <WhereFields />
          <AudienceFields />
          <TicketFields />
        </div>
        <footer className="sticky bottom-0 low:static -mx-4 -mb-4 flex justify-end gap-3 border-t border-line bg-surface px-4 py-3 sm:-mx-6 sm:-mb-6 sm:px-6">
          <Button look="quiet" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button type="submit" pending={isPending} pendingText={t('Saving...')}>
            {from ? t('Change all following') : event ? t('Update') : t('Create')}
          </Button>
        </footer>
      </Form>
    </Dialog>
  )
}
