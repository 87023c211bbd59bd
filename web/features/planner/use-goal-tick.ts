import { useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import { weekThing } from './change.ts'

type Tick = { position: number; text: string; completed: boolean }

/**
 * Ticks single goals of the week of a Monday: seen at once, kept on this device until it is saved, taken back when the
 * server refuses.
 */
export function useGoalTick(monday: string) {
  const client = useQueryClient()
  async function tick(body: Tick) {
    const undo = { label: t('Undo'), onClick: () => void tick({ ...body, completed: false }) }
    try {
      const outcome = await submit(
        client,
        {
          name: 'PATCH /goals/{weekStartDate}',
          things: [weekThing(monday)],
          params: { weekStartDate: monday },
          body,
        },
        { isHeld: true },
      )
      if (outcome.is === 'kept') return tellKept(outcome, 'goal')
      if (body.completed)
        notify.success(t('Done: {name}', { name: body.text }), {
          id: 'goal',
          duration: 8000,
          action: undo,
        })
    } catch (error) {
      notifyFailure(t('Failed to save goals'), error, loadFailure, 'goal')
    }
  }
  return tick
}
