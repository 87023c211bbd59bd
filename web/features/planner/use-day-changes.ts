import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { submitAll } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { notifyFailure } from '../../ui/toasts/notify-failure.ts'
import type { Change } from './change.ts'
import { dayChanges } from './day-changes.ts'

const toast = 'planner-item'

/**
 * Changes of single items, beside whatever another device does with the others: seen at once, kept on this device until
 * they are saved, taken back when the server refuses.
 */
export function useDayChanges() {
  const client = useQueryClient()
  return useMemo(() => {
    async function mutate({ changes, done, onFailed }: Change) {
      const undo = done && { label: t('Undo'), onClick: done.undo }
      try {
        const outcomes = await submitAll(client, changes, { isHeld: !changes.some(isWritten) })
        const kept = outcomes.find((outcome) => outcome.is === 'kept')
        if (kept) tellKept(kept, toast, undo)
        else if (done) notify.success(done.text, { id: toast, duration: 8000, action: undo })
      } catch (error) {
        notifyFailure(t('Failed to save daily planner'), error, loadFailure, toast)
        onFailed?.()
      }
    }
    return dayChanges(client, mutate)
  }, [client])
}

/** Whether a change holds words that stand nowhere else. */
const isWritten = ({ body }: Change['changes'][number]) => body !== undefined && 'text' in body
