import { useMutation, useQueryClient } from '@tanstack/react-query'
import { NotebookPen } from 'lucide-react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { loadFailure, zone } from '../../lib/api.ts'
import { dayInWords } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts/notify.ts'
import { addToAgenda } from './add-to-agenda.ts'
import { isBookable } from './rules.ts'

/** Adds the event to the member's own planner, and shows the result. */
export function AgendaButton({ event, look = 'quiet' }: { event: GlobalEvent; look?: 'primary' | 'quiet' }) {
  const client = useQueryClient()
  const toast = { id: `agenda ${event.id}` }
  const { mutate, isPending } = useMutation({
    mutationFn: () => addToAgenda(event, zone()),
    onSuccess: ({ date, added }) => {
      const day = { ...toast, description: dayInWords(date) }
      if (added) notify.success(t('Event added to your agenda!'), day)
      else notify.info(t('This event is in your agenda already.'), day)
      return client.invalidateQueries({ queryKey: ['planner'] })
    },
    onError: (error) =>
      notify.error(t('Failed to add event to agenda'), {
        ...toast,
        description: loadFailure(error, '') || undefined,
      }),
  })

  function add() {
    if (event.bookingUrl && !isBookable(event.bookingUrl)) notify.error(t('Invalid booking URL'), toast)
    else mutate()
  }

  return (
    <Button look={look} pending={isPending} onClick={add}>
      {!isPending && <NotebookPen className="size-4.5" aria-hidden="true" />}
      {t('Add to My Agenda')}
    </Button>
  )
}
