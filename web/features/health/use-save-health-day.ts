import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { healthSave } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { ApiError, errorText } from '../../lib/api.ts'
import { dropSaved, healthDraft, saveDraft } from '../../lib/drafts/drafts.ts'
import { bodyToSend, faultsIn } from '../../lib/form/form-faults.ts'
import { submit } from '../../lib/outbox/submit.ts'
import { tellKept } from '../../lib/outbox/told-as-kept.ts'
import { useUser } from '../../lib/session.ts'
import { notify } from '../../ui/toasts/notify.ts'
import { controlOf, type EntryForm, entryBodyOf, isField, unreadable } from './entry-form.ts'
import { draftOf, type HealthDayEvent, type HealthDayState } from './health-day.ts'
import { healthDay, readDay } from './queries.ts'
import { healthThing } from './use-add-to-day.ts'

const toast = { id: 'health' }

const noNumber = () => t('Please enter a number')

/** The server's sentence where it has one; being offline stands beneath the specified one. */
function notifySaveFailure(error: unknown) {
  const failed = t('Failed to save health data')
  if (error instanceof ApiError && error.status === 0)
    notify.error(failed, { ...toast, description: errorText(error, failed) })
  else notify.error(errorText(error, failed), toast)
}

/**
 * Saves of a day. Each is put on top of what another device has saved in the meantime; what was changed on both is
 * shown to choose from.
 */
export function useSaveHealthDay(
  day: string,
  latest: () => HealthDayState,
  dispatch: (event: HealthDayEvent) => HealthDayState,
) {
  const client = useQueryClient()
  const { id: memberId } = useUser()
  const query = healthDay(day)
  const draft = healthDraft(day)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])

  const saving = useMutation({
    mutationKey: ['health', day],
    scope: { id: `health ${day}` },
    mutationFn: () => {
      const { sent, base } = dispatch({ type: 'sent' })
      const { dateISO: _, ...seen } = entryBodyOf(day, base)
      const body = bodyToSend<'POST /health'>({ ...entryBodyOf(day, sent), base: seen })
      return submit(
        client,
        { name: 'POST /health', things: [healthThing(day)], body },
        {
          isHeld: () => !isLeft.current,
          onWritten: () => dropSaved(draft, memberId, { typed: sent }),
        },
      )
    },
    onSuccess: (outcome) => {
      // As it is shown by now, with additions that are on their way.
      const entry = client.getQueryData(query.queryKey)
      if (entry) dispatch({ type: 'answered', entry })
      if (outcome.is === 'kept') tellKept(outcome, toast.id)
      else notify.success(t('Health data saved successfully!'), toast)
    },
    onError: async (error) => {
      // What the outbox does not have is a draft again.
      if (!isLeft.current) saveDraft(draft, memberId, draftOf(latest()))
      const { errors = [], fields = [] } = error instanceof ApiError ? error : {}
      if (fields.length > 0) {
        const entry = await readDay(day).catch(() => undefined)
        const names = fields.map(({ name }) => name).filter(isField)
        if (entry !== undefined) {
          client.setQueryData(query.queryKey, entry)
          dispatch({ type: 'clashed', fields: names, entry })
        }
        return notifySaveFailure(error)
      }
      const told = errors.flatMap(({ path, message }) => {
        const name = controlOf(path, latest().sent)
        return name ? [[name, message]] : []
      })
      dispatch({ type: 'refused', errors: Object.fromEntries(told) })
      notifySaveFailure(error)
    },
  })

  return {
    isSaving: saving.isPending,
    save() {
      const faults = faultsIn<'POST /health', EntryForm>(
        {
          body: healthSave,
          toBody: (form) => entryBodyOf(day, form),
          check: (form) => unreadable(form).map((name) => ({ name, text: noNumber() })),
          at: controlOf,
        },
        latest().form,
      )
      if (faults.length === 0) return saving.mutate()
      const refused = faults.find(({ text }) => text !== noNumber())
      if (refused) notify.error(refused.text, toast)
      dispatch({ type: 'refused', errors: Object.fromEntries(faults.map(({ name, text }) => [name, text])) })
    },
  }
}
