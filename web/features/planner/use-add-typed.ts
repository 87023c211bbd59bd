import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { putDay } from './fetched-days.ts'
import { inTurn, isLastChange } from './use-day-changes.ts'
import { useLineItem } from './use-line-item.ts'

const toast = 'planner-item'

/** Adds what was typed to a day; `onAdded` once it is stored, and not before, so that nothing typed is lost. */
export function useAddTyped(day: string, onAdded: (text: string) => void) {
  const client = useQueryClient()
  const { itemOf, begin } = useLineItem(day)
  return useMutation({
    ...inTurn,
    mutationFn: (text: string) =>
      call('POST /daily-notes/{date}/items', { params: { date: day }, body: itemOf(text) }),
    onSuccess(list, text) {
      begin()
      if (isLastChange(client)) {
        putDay(client, list)
        void client.invalidateQueries({ queryKey: ['planner'] })
      }
      notify.success(t('Item added!'), { id: toast })
      onAdded(text)
    },
    onError: (error) => notifyFailure(t('Failed to save daily planner'), error, undefined, toast),
  })
}
