import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { t } from '../../../contract/t.ts'
import { loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import type { Change } from './change.ts'
import { dayChanges } from './day-changes.ts'
import { fetchedDay, putDay } from './fetched-days.ts'

const toast = 'planner-item'

/** Changes of items are sent one after the other. An addition must not overtake what was brought before it. */
export const inTurn = { mutationKey: ['planner-item'], scope: { id: 'planner-item' } }

/** Whether the answer that just came is the last one. An earlier one would show a later change too late. */
export const isLastChange = (client: QueryClient): boolean =>
  client.isMutating({ mutationKey: inTurn.mutationKey }) <= 1

/**
 * Changes of single items, beside whatever another device does with the others: seen at once, saved at once, taken back
 * when the server refuses.
 */
export function useDayChanges() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    ...inTurn,
    mutationFn: ({ send }: Change) => send(),
    onMutate: ({ days }) => {
      void client.cancelQueries({ queryKey: ['planner'] })
      const before = days.flatMap(({ date }) => fetchedDay(client, date) ?? [])
      for (const day of before) {
        const change = days.find(({ date }) => date === day.date)?.change
        if (change) putDay(client, { ...day, notes: change(day.notes) })
      }
      return before
    },
    onSuccess: (stored, { done }) => {
      if (isLastChange(client)) for (const day of stored) putDay(client, day)
      if (done)
        notify.success(done.text, {
          id: toast,
          duration: 8000,
          action: { label: t('Undo'), onClick: done.undo },
        })
    },
    onError: (error, { onFailed }, before) => {
      for (const day of before ?? []) putDay(client, day)
      notifyFailure(t('Failed to save daily planner'), error, loadFailure, toast)
      onFailed?.()
    },
    onSettled: () => {
      if (isLastChange(client)) void client.invalidateQueries({ queryKey: ['planner'] })
    },
  })

  return useMemo(() => dayChanges(client, mutate), [client, mutate])
}
