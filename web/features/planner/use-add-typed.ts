import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { putDay } from '../../features/planner/fetched-days.ts'
import { useLineItem } from '../../features/planner/use-line-item.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'

const toast = 'planner-item'

/** Adds what was typed to a day; `onAdded` once it is stored, and not before, so that nothing typed is lost. */
export function useAddTyped(day: string, onAdded: () => void) {
  const client = useQueryClient()
  const { itemOf } = useLineItem(day)
  return useMutation({
    mutationFn: (text: string) =>
      call('POST /daily-notes/{date}/items', { params: { date: day }, body: itemOf(text) }),
    onSuccess(list) {
      putDay(client, list)
      void client.invalidateQueries({ queryKey: ['planner'] })
      notify.success(t('Item added!'), { id: toast })
      onAdded()
    },
    onError: (error) => notifyFailure(t('Failed to save daily planner'), error, loadFailure, toast),
  })
}
