import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { downloadIcs } from './download-ics.ts'

/** Saves the event as a file that every calendar reads. `label` is the one that is specified for the place. */
export function IcsButton({ event, label }: { event: GlobalEvent; label: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadIcs(event),
    onSuccess: () => notify.success(t('Calendar file downloaded!')),
    onError: () => notify.error(t('The calendar file could not be made. Please try again.')),
  })
  return (
    <Button look="quiet" pending={isPending} onClick={() => mutate()}>
      {!isPending && <CalendarPlus className="size-4.5" aria-hidden="true" />}
      {label}
    </Button>
  )
}
