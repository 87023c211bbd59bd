import { useMutation, useQueryClient } from '@tanstack/react-query'
import { newHealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, call, errorText, loadFailure } from '../../lib/api.ts'
import { bodyToSend, faultsIn } from '../../lib/form-faults.ts'
import { notify } from '../../ui/notify.ts'
import { type QuickAdd, quickAdd } from './editing.ts'
import { controlOf, type EntryForm, entryBodyOf, unreadable } from './entry-form.ts'
import type { HealthDayEvent, HealthDayState } from './health-day.ts'
import { healthDay, readDay } from './queries.ts'

const toast = { id: 'health' }
/** The toast of a quick add, which shows nothing if it succeeds. */
const addToast = { id: 'health-add' }

const noNumber = () => t('Please enter a number')

/**
 * Shows the server's sentence if there is one. If the browser is offline, that is shown below the specified sentence.
 */
function notifyFailure(error: unknown, toast: { id: string }, reason = errorText) {
  const failed = t('Failed to save health data')
  if (error instanceof ApiError && error.status === 0)
    notify.error(failed, { ...toast, description: reason(error, failed) })
  else notify.error(errorText(error, failed), toast)
}

/**
 * Saves a day: the whole form, or a quick add alone. Saves are sent one after the other, because each replaces the
 * whole entry. Each is rebased onto what another device has saved meanwhile.
 */
export function useSaveHealthDay(
  day: string,
  latest: () => HealthDayState,
  dispatch: (event: HealthDayEvent) => HealthDayState,
) {
  const client = useQueryClient()
  const query = healthDay(day)

  async function send(which: 'form' | 'base') {
    const { sent } = dispatch({ type: 'sent', which, entry: await readDay(day) })
    const entry = await call('POST /health', { body: bodyToSend<'POST /health'>(entryBodyOf(day, sent)) })
    dispatch({ type: 'answered', which, entry })
    client.setQueryData(query.queryKey, entry)
  }
  const saving = useMutation({
    mutationKey: ['health', day],
    scope: { id: `health ${day}` },
    onMutate: () => client.cancelQueries({ queryKey: query.queryKey }),
    mutationFn: (added: QuickAdd | undefined) => send(added ? 'base' : 'form'),
    onSuccess: (_, added) =>
      added ? notify.dismiss(addToast.id) : notify.success(t('Health data saved successfully!'), toast),
    onError: (error, added) => {
      if (added) {
        dispatch({ type: 'takenBack', added })
        return notifyFailure(error, addToast, loadFailure)
      }
      const told = error instanceof ApiError ? error.errors : []
      const errors = told.flatMap(({ path, message }) => {
        const name = controlOf(path, latest().sent)
        return name ? [[name, message]] : []
      })
      dispatch({ type: 'refused', errors: Object.fromEntries(errors) })
      notifyFailure(error, toast)
    },
    onSettled: () => {
      // The last of several saves reads once for all of them. An earlier read would miss the last save.
      if (client.isMutating({ mutationKey: ['health', day] }) <= 1)
        void client.invalidateQueries({ queryKey: ['health'] })
    },
  })

  return {
    isSaving: saving.isPending && !saving.variables,
    save() {
      const faults = faultsIn<'POST /health', EntryForm>(
        {
          body: newHealthEntry,
          toBody: (form) => entryBodyOf(day, form),
          check: (form) => unreadable(form).map((name) => ({ name, text: noNumber() })),
          at: controlOf,
        },
        latest().form,
      )
      if (faults.length === 0) return saving.mutate(undefined)
      const refused = faults.find(({ text }) => text !== noNumber())
      if (refused) notify.error(refused.text, toast)
      dispatch({ type: 'refused', errors: Object.fromEntries(faults.map(({ name, text }) => [name, text])) })
    },
    add(field: QuickAdd['field'], amount: number) {
      const { added } = quickAdd(latest(), field, amount)
      dispatch({ type: 'added', field, amount })
      saving.mutate(added)
    },
  }
}
