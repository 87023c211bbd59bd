import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'

/** The numbers of a day that grow by taps. */
export type AddedField = 'waterMl' | 'steps'

const toast = 'health-add'

/** A day's health, as what changes of it are sent in order. */
export const healthThing = (day: string): string => `health:${day}`

/**
 * Adds to one number of a day, beside whatever else is saved of it: seen at once, kept on this device until it is
 * counted, taken back when the server refuses. However often it is sent, it counts once.
 */
export function useAddToDay(day: string) {
  const client = useQueryClient()
  async function add(field: AddedField, amount: number, isUndo = false) {
    const undo = { label: t('Undo'), onClick: () => void add(field, -amount, true) }
    try {
      const outcome = await submit(
        client,
        {
          name: 'PATCH /health/{date}',
          things: [healthThing(day)],
          params: { date: day },
          body: { id: newId(), add: { [field]: amount } },
        },
        { isHeld: true },
      )
      if (outcome.is === 'kept') tellKept(outcome, toast, isUndo ? undefined : undo)
      else if (isUndo) notify.dismiss(toast)
      else
        notify.success(
          field === 'waterMl' ? t('+{amount} ml added', { amount }) : t('+{amount} steps added', { amount }),
          { id: toast, action: undo },
        )
    } catch (error) {
      notifyFailure(t('Failed to save health data'), error, loadFailure, toast)
    }
  }
  return (field: AddedField, amount: number) => void add(field, amount)
}
