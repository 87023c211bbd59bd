import { useMutation, useQueryClient } from '@tanstack/react-query'
import { t } from '../../../contract/t.ts'
import { call, loadFailure } from '../../lib/api.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { weekGoals } from './queries.ts'

type Tick = { position: number; text: string; completed: boolean }

/** Ticks single goals of the week of a Monday: seen at once, saved at once, taken back when the server refuses. */
export function useGoalTick(monday: string) {
  const client = useQueryClient()
  const { queryKey } = weekGoals(monday)
  const key = ['goal-tick', monday]
  const put = ({ position, completed }: Tick) =>
    client.setQueryData(
      queryKey,
      (week) =>
        week && {
          ...week,
          goals: week.goals.map((goal, at) => (at === position ? { ...goal, completed } : goal)),
        },
    )
  const { mutate } = useMutation({
    mutationKey: key,
    scope: { id: `goals ${monday}` },
    mutationFn: (body: Tick) =>
      call('PATCH /goals/{weekStartDate}', { params: { weekStartDate: monday }, body }),
    onMutate: (tick) => {
      void client.cancelQueries({ queryKey })
      put(tick)
    },
    onSuccess: (stored, tick) => {
      if (client.isMutating({ mutationKey: key }) <= 1) client.setQueryData(queryKey, stored)
      if (tick.completed)
        notify.success(t('Done: {name}', { name: tick.text }), {
          id: 'goal',
          duration: 8000,
          action: { label: t('Undo'), onClick: () => mutate({ ...tick, completed: false }) },
        })
    },
    onError: (error, tick) => {
      put({ ...tick, completed: !tick.completed })
      notifyFailure(t('Failed to save goals'), error, loadFailure, 'goal')
      void client.invalidateQueries({ queryKey })
    },
  })
  return mutate
}
