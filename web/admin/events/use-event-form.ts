import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type * as z from 'zod/mini'
import { type GlobalEvent, newEvent } from '../../../contract/events.ts'
import { t } from '../../../contract/t.ts'
import { eventsKey } from '../../features/events/queries.ts'
import { call, zone } from '../../lib/api.ts'
import type { Fault } from '../../lib/form/form-faults.ts'
import { useContractForm } from '../../lib/form/use-contract-form.ts'
import { newId } from '../../lib/new-id.ts'
import { copiedForm } from './copied-form.ts'
import { plainEnd } from './date-form.ts'
import {
  asSeries,
  checkEvent,
  type EventForm,
  emptyForm,
  eventBodyOf,
  eventFormOf,
  fieldAt,
  requiredTexts,
  sentenceFor,
  storedTimes,
} from './event-form.ts'
import { timeRangeOf } from './event-times.ts'

/** The values of the surrounding form, and a function that changes them. */
export function useFields() {
  const { setValue } = useFormContext<EventForm>()
  return {
    form: useWatch<EventForm>() as EventForm,
    change(part: Partial<EventForm>) {
      for (const [name, value] of Object.entries(part))
        setValue(name as keyof EventForm, value, { shouldValidate: true })
    },
  }
}

/** What the browser itself cannot read or allow in a number field. A wrong radius has a fallback instead. */
function unreadable(form: HTMLFormElement | null): Fault[] {
  const isWrong = ({ badInput, stepMismatch, rangeUnderflow, rangeOverflow }: ValidityState) =>
    badInput || stepMismatch || rangeUnderflow || rangeOverflow
  return [...(form?.elements ?? [])]
    .filter((field) => field instanceof HTMLInputElement)
    .filter(({ type, name, validity }) => type === 'number' && name !== 'geoRadiusKm' && isWrong(validity))
    .map(({ name, validationMessage }) => ({ name, text: validationMessage }))
}

/** A series from one of its dates on, as if it began there. */
function restOf(event: GlobalEvent, from: string, recurrence: string | null): GlobalEvent {
  return { ...asSeries(event), start: from, end: plainEnd(event, from), recurrence, series: null }
}

/** A rule that was not touched is left to the server, which takes off it what has been. */
function changeOf(
  { recurrence, ...change }: z.input<typeof newEvent>,
  { recurrence: before }: Pick<GlobalEvent, 'recurrence'>,
) {
  return recurrence === before ? change : { ...change, recurrence }
}

/** What the form is of. */
export type Edited = {
  /** The event that is edited; none for a new one. */
  event?: GlobalEvent | undefined
  /** Only this date of a series and those that follow are changed, by the start of the date in the series. */
  from?: string | undefined
  /** The rule of the series from that date on, if it is known. */
  rest?: string | undefined
  /** The event that a new one is like at first. */
  copied?: GlobalEvent | undefined
}

type Options = {
  /** The form on the screen. */
  element: RefObject<HTMLFormElement | null>
  onSaved: () => void
  /** Called if something is wrong. The fields must then be visible. */
  onFault: () => void
}

/**
 * The form of an event, or of a new one if there is none; with `from`, of a series from that date on, which becomes
 * another event.
 */
export function useEventForm({ event, from, rest, copied }: Edited, { element, onSaved, onFault }: Options) {
  const client = useQueryClient()
  const edited = event && from ? restOf(event, from, rest ?? event.recurrence) : event
  const [blank] = useState(() => (copied ? copiedForm(copied, zone(), Date.now()) : emptyForm(zone())))
  // A split whose answer was lost is sent again as the same one.
  const [restId] = useState(newId)
  const [kept] = useState(() => (edited ? storedTimes(edited, zone()) : undefined))
  return useContractForm('POST /global-events', {
    body: newEvent,
    from: edited ? eventFormOf(edited, zone()) : blank,
    draft: `event:${[event?.id ?? 'new', from, copied?.id].filter(Boolean).join('@')}`,
    toBody: (typed) => ({
      ...eventBodyOf(typed, timeRangeOf(typed, kept)),
      ...(copied?.bookingUrl && { bookingUrl: copied.bookingUrl }),
    }),
    needed: { title: requiredTexts.title, description: requiredTexts.description },
    check: (typed) => [...checkEvent(typed, timeRangeOf(typed, kept)), ...unreadable(element.current)],
    at: fieldAt,
    send:
      event &&
      ((fields) => {
        const body = event.waitlist ? { ...fields, waitlist: fields.waitlist ?? false } : fields
        return from
          ? call('POST /global-events/{id}/split', {
              params: { id: event.id },
              body: { occurrenceStart: from, id: restId, change: changeOf(body, edited ?? event) },
            })
          : call('PATCH /global-events/{id}', { params: { id: event.id }, body })
      }),
    toast: 'event-form',
    saved: from
      ? t('All following dates changed')
      : event
        ? t('Event updated successfully')
        : t('Event created successfully'),
    failed: t('Failed to save event'),
    refused(faults) {
      onFault()
      return sentenceFor(faults)
    },
    onFailed() {
      onFault()
      return false
    },
    onSaved: () => {
      void client.invalidateQueries({ queryKey: eventsKey })
      onSaved()
    },
  })
}
