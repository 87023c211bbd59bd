import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { GlobalEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { ApiError, call, errorText, zone } from '../../lib/api.ts'
import { keepDraft, readDraft } from '../../lib/drafts.ts'
import { useUser } from '../../lib/session.ts'
import { useTryId } from '../../lib/try-id.ts'
import { notify } from '../../ui/notify.ts'
import {
  bodyOf,
  type EventBody,
  type EventForm,
  emptyForm,
  fieldAt,
  formOf,
  keptSpan,
  type Problems,
  problemsOf,
  tooLongIn,
} from './event-form.ts'
import { spanOf } from './event-times.ts'

/** What the parts of the form are given: what stands in it, what is wrong with it, and a way to change it. */
export type Fields = { form: EventForm; errors: Problems; change: (part: Partial<EventForm>) => void }

const same = (one: EventForm, other: EventForm) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Writing an event, or a new one when there is none: typing, the draft that outlives a reload and an ended session,
 * checking and saving. `onSaved` is told when the server has it.
 */
export function useEventForm(event: GlobalEvent | undefined, onSaved: () => void) {
  const client = useQueryClient()
  const { id: memberId } = useUser()
  const draftName = `event:${event?.id ?? 'new'}`
  const [initial] = useState(() => (event ? formOf(event, zone()) : emptyForm(zone())))
  const [kept] = useState(() => (event ? keptSpan(event, zone()) : undefined))
  const [draft] = useState(() => readDraft(draftName, memberId) as Partial<EventForm> | undefined)
  // A field that a later version adds is empty in an older draft.
  const [form, setForm] = useState<EventForm>({ ...initial, ...draft })
  const [errors, setErrors] = useState<Problems>({})
  const [focus, setFocus] = useState<{ name: string }>()
  const { idOf } = useTryId(draftName)
  const isDirty = !same(form, initial)

  useEffect(
    () => keepDraft(draftName, memberId, isDirty ? form : undefined),
    [draftName, memberId, form, isDirty],
  )

  function point(fields: Problems, sentence: string) {
    setErrors(fields)
    const [name] = Object.keys(fields)
    if (name) setFocus({ name })
    notify.error(sentence, { id: 'event-form' })
  }

  const save = useMutation({
    mutationFn: (body: EventBody) =>
      event
        ? call('PATCH /global-events/{id}', { params: { id: event.id }, body })
        : call('POST /global-events', { body: { ...body, id: idOf(body) } }),
    onSuccess: () => {
      keepDraft(draftName, memberId, undefined)
      notify.success(event ? t('Event updated successfully') : t('Event created successfully'), {
        id: 'event-form',
      })
      void client.invalidateQueries({ queryKey: eventsKey })
      onSaved()
    },
    onError: (error) => {
      const told = error instanceof ApiError ? error.errors : []
      const fields = told.flatMap(({ path, message }) => {
        const field = fieldAt(path, form)
        return field ? [[field, message]] : []
      })
      point(Object.fromEntries(fields), errorText(error, t('Failed to save event')))
    },
  })

  return {
    form,
    errors: { ...tooLongIn(form), ...errors },
    /** The field to lead the person to; a new object each time. */
    focus,
    isDirty,
    isSaving: save.isPending,
    /** Whether it began with what was typed earlier and not saved. */
    isRestored: draft !== undefined,
    change(part: Partial<EventForm>) {
      setForm((before) => ({ ...before, ...part }))
      setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))))
    },
    /** Back to how it began, or to nothing for a new event. */
    startOver() {
      setForm(initial)
      setErrors({})
    },
    /** The person leaves without saving. */
    giveUp: () => keepDraft(draftName, memberId, undefined),
    /** Saves what is right; `unreadable` is what the browser itself finds wrong with its fields. */
    submit(unreadable: Problems) {
      if (save.isPending) return
      const span = spanOf(form, kept)
      const wrong = problemsOf(form, span)
      const [sentence] = Object.values(unreadable)
      if (wrong) return point(wrong.fields, wrong.sentence)
      if (sentence) return point(unreadable, sentence)
      const { start, end } = span
      if (start && end) save.mutate(bodyOf(form, { start, end }))
    },
  }
}
