import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, loadFailure } from '../../lib/api.ts'
import { newId } from '../../lib/new-id.ts'
import { mayPass } from '../../lib/query-client.ts'
import { notify } from '../../ui/notify.ts'
import { notifyFailure } from '../../ui/notify-failure.ts'
import { healthDay, readDay } from './queries.ts'

/** The numbers of a day that grow by taps. */
export type AddedField = 'waterMl' | 'steps'
type Added = { id: string; field: AddedField; amount: number; undoes?: boolean }

const keyOf = (day: string) => ['health-add', day]

const plus = (entry: HealthEntry, { field, amount }: Pick<Added, 'field' | 'amount'>): HealthEntry => ({
  ...entry,
  [field]: Math.max(0, (entry[field] ?? 0) + amount),
})

/** What the server answered, with the additions of this page that it has not counted yet. */
export const withWaiting = (client: QueryClient, day: string, entry: HealthEntry, counted?: string) =>
  client
    .getMutationCache()
    .findAll({ mutationKey: keyOf(day), status: 'pending' })
    .map(({ state }) => state.variables as Added)
    .filter(({ id }) => id !== counted)
    .reduce(plus, entry)

/** A day that has no entry yet, until the server has made one. */
const blank = (dateISO: string): HealthEntry => ({
  ...{ id: '', dateISO, waterMl: null, steps: null, sleepHours: null, weightKg: null, bodyFatPct: null },
  ...{ waistCm: null, systolic: null, diastolic: null, glucoseMgDl: null, glucoseContext: null },
  ...{ meds: [], notes: null },
})

async function send(day: string, added: Added): Promise<HealthEntry> {
  const { id, field, amount } = added
  try {
    return await call('PATCH /health/{date}', {
      params: { date: day },
      body: { id, add: { [field]: amount } },
    })
  } catch (error) {
    // A server that has the specified calls alone takes the whole day (ruling 33).
    if (!(error instanceof ApiError && error.status === 404)) throw error
    const { id: _, ...body } = plus((await readDay(day)) ?? blank(day), added)
    return call('POST /health', { body })
  }
}

/**
 * Adds to one number of a day, beside whatever else is saved of it: seen at once, taken back when the server refuses. An
 * addition whose answer was lost is sent again as the same one, and counts once.
 */
export function useAddToDay(day: string) {
  const client = useQueryClient()
  const { queryKey } = healthDay(day)
  const { mutate } = useMutation({
    mutationKey: keyOf(day),
    // With the saves of the day, so that answers come in the order of what they tell.
    scope: { id: `health ${day}` },
    retry: (count, error) => count < 2 && mayPass(error),
    mutationFn: (added: Added) => send(day, added),
    onMutate: (added) => {
      void client.cancelQueries({ queryKey })
      const before = client.getQueryData(queryKey)?.[added.field] ?? null
      client.setQueryData(queryKey, (entry) =>
        entry === undefined ? undefined : plus(entry ?? blank(day), added),
      )
      return { before }
    },
    onSuccess: (entry, { id, field, amount, undoes }) => {
      client.setQueryData(queryKey, withWaiting(client, day, entry, id))
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
    onError: (error, { field, amount }, context) => {
      client.setQueryData(queryKey, (entry) => {
        if (!entry) return entry
        const back = plus(entry, { field, amount: -amount })
        if (back[field] !== 0 || context?.before !== null) return back
        const isEmpty = entry.id === '' && !(back.waterMl || back.steps)
        return isEmpty ? null : { ...back, [field]: null }
      })
      notifyFailure(t('Failed to save health data'), error, loadFailure, 'health-add')
    },
    onSettled: () => {
      if (client.isMutating({ mutationKey: keyOf(day) }) <= 1)
        void client.invalidateQueries({ queryKey: ['health'] })
    },
  })
  return (field: AddedField, amount: number) => mutate({ id: newId(), field, amount })
}
