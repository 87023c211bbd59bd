import { useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { t } from '../../../contract/t.ts'
import { whenInWords } from '../../features/events/event-words.ts'
import { offsetInWords } from '../../features/reminders/rules.ts'
import { zone as ownZone } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Line, Tick, useFault } from '../../ui/fields/form.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import type { EventForm } from './event-form.ts'
import { dayIn, skippedTo, timeRangeOf, usualHours, zoneInWords } from './event-times.ts'
import { FieldGroup } from './field-group.tsx'
import { movedStart } from './moved-start.ts'
import { RecurrenceField } from './recurrence-field.tsx'
import { parseReminders } from './rules.ts'
import { useFields } from './use-event-form.ts'
import { ZoneField } from './zone-field.tsx'

type MomentFieldProps = { which: 'start' | 'end'; label: string }

/** A day and a time on the clock of the event's zone. An all-day event has only a day. */
export function MomentField({ which, label }: MomentFieldProps) {
  const { form, change } = useFields()
  const { field } = useController<EventForm, 'start' | 'end'>({ name: which })
  const text = form[which]
  const lastStart = useRef('')
  const [own] = useState(ownZone)
  const skipped = form.allDay ? undefined : skippedTo(text, form.zone)
  function put(value: string) {
    const time = text.slice(11) || usualHours[which]
    const typed = form.allDay && value !== '' ? `${value}T${time}` : value
    if (which === 'end') return change({ end: typed })
    if (text) lastStart.current = text
    change(movedStart(form, typed, lastStart.current))
  }
  return (
    <Field
      label={label}
      error={useFault(which)}
      hint={
        skipped
          ? t('Clocks change then: it will be {time}.', { time: skipped })
          : !form.allDay && form.zone !== own && t('On the clock of {city}', { city: zoneInWords(form.zone) })
      }
    >
      <TextInput
        key={String(form.allDay)}
        {...field}
        required
        type={form.allDay ? 'date' : 'datetime-local'}
        max={form.allDay ? '9999-12-30' : '9999-12-30T23:59'}
        value={form.allDay ? dayIn(text) : text}
        onChange={(event) => put(event.target.value)}
      />
    </Field>
  )
}

/** The event's start on the clock of the person's zone, if the event has another zone. */
function OwnTime() {
  const { form } = useFields()
  const [own] = useState(ownZone)
  const { start, end } = timeRangeOf(form)
  if (form.allDay || form.zone === own || !start || !end || end < start) return null
  return (
    <p className="text-xs text-ink-soft sm:col-span-2">
      {t('Where you are: {when}', {
        when: whenInWords({ start, end, allDay: false, timezone: form.zone }, own),
      })}
    </p>
  )
}

function Reminders() {
  const { form } = useFields()
  const offsets = parseReminders(form.reminders).filter((minutes) => minutes >= 0)
  const words = new Intl.ListFormat(formatLocale()).format(
    offsets.map((minutes) => t('{time} before||an event', { time: offsetInWords(minutes) })),
  )
  return (
    <div className="grid content-start gap-1.5 sm:col-span-2">
      <Line<EventForm>
        name="reminders"
        label={t('Reminders')}
        hint={
          <span className="inline-block first-letter:uppercase">
            {t('minutes before the event, 1440,60 means one day and one hour before')}
          </span>
        }
      />
      <p className="text-xs text-ink-soft">
        {offsets.length > 0 ? t('Reminds {times}.', { times: words }) : t('Reminds nobody.')}
      </p>
    </div>
  )
}

/** When the event is, how it recurs, and when members are reminded. */
export function WhenFields() {
  return (
    <FieldGroup title={t('When')} hasEnd>
      <Tick<EventForm> name="allDay" label={t('All day')} className="sm:justify-self-end" />
      <MomentField which="start" label={t('Start')} />
      <MomentField which="end" label={t('End')} />
      <OwnTime />
      <ZoneField />
      <RecurrenceField />
      <Reminders />
    </FieldGroup>
  )
}
