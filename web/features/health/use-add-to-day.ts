import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { mayPass } from '../../lib/query-client.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { healthDay } from './queries.ts'

type Added = { id: string; field: 'waterMl' | 'steps'; amount: number; undoes?: boolean }

/**
 * Adds to one number of a day, beside whatever else is saved of it: seen at once, taken back when the server refuses. An
 * addition whose answer was lost is sent again as the same one, and counts once.
 */
export function useAddToDay(day: string) {
  const client = useQueryClient()
  const { queryKey } = healthDay(day)
  const put = (field: Added['field'], amount: number) =>
    client.setQueryData(
      queryKey,
      (entry) => entry && { ...entry, [field]: Math.max(0, (entry[field] ?? 0) + amount) },
    )
  const key = ['health-add', day]
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: `health ${day}` },
    retry: (count, error) => count < 2 && mayPass(error),
    mutationFn: ({ id, field, amount }: Added) =>
      call('PATCH /health/{date}', { params: { date: day }, body: { id, add: { [field]: amount } } }),
    onMutate: async ({ field, amount }) => {
      await client.cancelQueries({ queryKey })
      put(field, amount)
    },
    onSuccess: (entry, { field, amount, undoes }) => {
      if (client.isMutating({ mutationKey: key }) <= 1) client.setQueryData(queryKey, entry)
      if (undoes) return notify.dismiss('health-add')
      notify.success(
        field === 'waterMl' ? t('+{amount} ml added', { amount }) : t('+{amount} steps added', { amount }),
        {
          id: 'health-add',
          action: {
            label: t('Undo'),
            onClick: () => mutate({ id: newId(), field, amount: -amount, undoes: true }),
          },
        },
      )
    },
    onError: (error, { field, amount }) => {
      put(field, -amount)
      notifyFailure(t('Failed to save health data'), error, loadFailure, 'health-add')
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: key }) <= 1)
        void client.invalidateQueries({ queryKey: ['health'] })
    },
  })
  return (field: Added['field'], amount: number) => mutate({ id: newId(), field, amount })
}
