import { useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Location } from 'react-router'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { DialogFoot } from '../../ui/dialog/dialog-foot.tsx'
import { LeaveGuard } from '../../ui/dialog/leave-guard.tsx'
import { Form } from '../../ui/fields/form.tsx'
import { RestoredNotice } from '../../ui/states/restored-notice.tsx'
import { useWide } from '../../ui/use-wide.ts'
import { AboutFields, DetailFields } from './about-fields.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { EventPreview, PictureOfForm } from './event-preview.tsx'
import { TicketFields } from './ticket-fields.tsx'
import { type Edited, useEventForm } from './use-event-form.ts'
import { editedIn } from './use-events-address.ts'
import { WhenFields } from './when-fields.tsx'
import { WhereFields } from './where-fields.tsx'

type EventEditorProps = Edited & {
  onClose: () => void
  /** Opens a copy of the event. A new one has none. */
  onDuplicate?: () => void
}

const leavesEditor = (from: Location, to: Location) =>
  from.pathname !== to.pathname || editedIn(from.search) !== editedIn(to.search)

function titleOf({ event, from, copied }: Edited) {
  if (from)
    return {
      title: t('Change this and all following dates'),
      description: t('From this date on the series is an event of its own. All answers go along.'),
    }
  return {
    title: event ? t('Edit Event') : t('Create New Event'),
    description: copied
      ? t('Like “{title}”, at another time. Nothing is saved until you create it.', { title: copied.title })
      : event
        ? undefined
        : t('Title, description, start and end are needed; the rest is up to you.'),
  }
}

/**
 * The dialog in which an event is written (specification, Admin 2), with what members will see beside it. Leaving it
 * with something unsaved asks once.
 */
export function EventEditor({ onClose, onDuplicate, ...edited }: EventEditorProps) {
  const { event, from } = edited
  const element = useRef<HTMLFormElement>(null)
  const wide = useWide()
  const [isPreviewed, setPreviewed] = useState(false)
  const form = useEventForm(edited, { element, onSaved: onClose, onFault: () => setPreviewed(false) })
  const { isDirty, isPending } = form
  const close = () => isPending || onClose()
  const copy = event && !from ? onDuplicate : undefined
  // The rest of a series becomes an event of its own.
  const id = from ? undefined : event?.id

  return (
    <FormProvider {...form.fields}>
      <Dialog
        open
        width="full"
        {...titleOf(edited)}
        picture={!wide && <PictureOfForm id={id} />}
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
        <Form form={form} ref={element} className="flex flex-col gap-6 text-base">
          {form.isRestored && isDirty && (
            <div className="flex flex-wrap items-center gap-x-4">
              <RestoredNotice />
              <Button look="link" className="text-sm" onClick={form.giveUp}>
                {t('Start over')}
              </Button>
            </div>
          )}
          <div className="grid gap-x-6 justify-between md:grid-cols-[minmax(0,42.5rem)_23rem] lg:grid-cols-[minmax(0,42.5rem)_minmax(25rem,28rem)]">
            <div
              inert={isPending}
              className={cx('grid min-w-0 content-start gap-6', isPreviewed && 'max-md:hidden')}
            >
              <AboutFields />
              <WhenFields />
              <DetailFields />
              <WhereFields />
              <AudienceFields />
              <TicketFields />
              {copy && !wide && (
                <Button look="link" className="justify-self-start" onClick={copy}>
                  {t('Duplicate')}
                </Button>
              )}
            </div>
            {isPreviewed && !wide && (
              <EventPreview id={id} className="h-[68dvh] w-full rounded-md border border-line bg-paper" />
            )}
            {wide && (
              <aside
                aria-label={t('Preview')}
                // It ends above the foot, also before anything is scrolled.
                className="sticky top-6 grid h-[calc(var(--sheet-room)-12.5rem)] grid-rows-[auto_1fr] gap-2"
              >
                <p className="text-sm text-ink-soft">{t('As members see it: in the list, and opened')}</p>
                <EventPreview id={id} className="size-full rounded-md border border-line bg-paper" />
              </aside>
            )}
          </div>
          <DialogFoot className="text-sm">
            {!wide && (
              <Button
                look="quiet"
                className="px-4! max-[26rem]:px-3! sm:me-auto"
                onClick={() => setPreviewed(!isPreviewed)}
              >
                {isPreviewed ? t('Back to form') : t('Preview')}
              </Button>
            )}
            {copy && wide && (
              <Button look="quiet" className="me-auto px-4!" onClick={copy}>
                {t('Duplicate')}
              </Button>
            )}
            <Button look="quiet" className="max-[26rem]:px-3!" onClick={close}>
              {t('Cancel')}
            </Button>
            <Button
              type="submit"
              className="max-[26rem]:px-3!"
              pending={isPending}
              pendingText={t('Saving...')}
            >
              {from ? t('Change all following') : event ? t('Update') : t('Create')}
            </Button>
          </DialogFoot>
        </Form>
      </Dialog>
    </FormProvider>
  )
}
