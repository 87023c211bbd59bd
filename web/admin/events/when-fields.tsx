import { useState } from 'react'
import { t } from '../../../contract/t.ts'
import { whenInWords } from '../../features/events/event-words.ts'
import { offsetInWords } from '../../features/reminders/rules.ts'
import { zone as ownZone } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { dayIn, skippedTo, spanOf, usualHours } from './event-times.ts'
import { FieldGroup } from './field-group.tsx'
import { RecurrenceField } from './recurrence-field.tsx'
import { parseReminders } from './rules.ts'
import type { Fields } from './use-event-form.ts'
import { ZoneField } from './zone-field.tsx'

type MomentFieldProps = Fields & { which: 'start' | 'end'; label: string }

/** A day and a time on the clock of the event's zone; a day alone when it fills whole days. */
function MomentField({ which, label, form, errors, change }: MomentFieldProps) {
  const text = form[which]
  const skipped = form.allDay ? undefined : skippedTo(text, form.zone)
  function put(value: string) {
    const time = text.slice(11) || usualHours[which]
    change({ [which]: form.allDay && value !== '' ? `${value}T${time}` : value })
  }
  return (
    <Field
      label={label}
      error={errors[which]}
      hint={skipped && t('Clocks change then: it will be {time}.', { time: skipped })}
    >
      <TextInput
        key={String(form.allDay)}
        name={which}
        required
        type={form.allDay ? 'date' : 'datetime-local'}
        max={form.allDay ? '9999-12-30' : '9999-12-30T23:59'}
        value={form.allDay ? dayIn(text) : text}
        onChange={(event) => put(event.target.value)}
      />
    </Field>
  )
}

/** The same moment where the person is, when the event's zone is another. */
function OwnTime({ form }: Pick<Fields, 'form'>) {
  const [own] = useState(ownZone)
  const { start, end } = spanOf(form)
  if (form.allDay || form.zone === own || !start || !end || end < start) return null
  return (
    <p className="text-xs text-ink-soft sm:col-span-2">
      {t('Where you are: {when}', {
        when: whenInWords({ start, end, allDay: false, timezone: form.zone }, own),
      })}
    </p>
  )
}

function Reminders({ form, errors, change }: Fields) {
  const offsets = parseReminders(form.reminders).filter((minutes) => minutes >= 0)
  const words = new Intl.ListFormat(formatLocale()).format(offsets.map((minutes) => offsetInWords(minutes)))
  return (
    <div className="grid content-start gap-1.5 sm:col-span-2">
      <Field
        label={t('Reminders')}
        hint={
          <span className="inline-block first-letter:uppercase">
            {t('minutes before the event, 1440,60 means one day and one hour before')}
          </span>
        }
        error={errors.reminders}
      >
        <TextInput
          name="reminders"
          autoComplete="off"
          value={form.reminders}
          onChange={(event) => change({ reminders: event.target.value })}
        />
      </Field>
      <p className="text-xs text-ink-soft">
        {offsets.length > 0 ? t('Reminds {times} before.', { times: words }) : t('Reminds nobody.')}
      </p>
    </div>
  )
}

/** When the event is, how it comes back, and when it is reminded of. */
export function WhenFields(fields: Fields) {
  const { form, change } = fields
  return (
    <FieldGroup title={t('When')}>
      <Checkbox
        label={t('All day')}
        className="sm:col-span-2"
        checked={form.allDay}
        onChange={(event) => change({ allDay: event.target.checked })}
      />
      <MomentField {...fields} which="start" label={t('Start')} />
      <MomentField {...fields} which="end" label={t('End')} />
      <ZoneField {...fields} />
      <OwnTime form={form} />
      <RecurrenceField {...fields} />
      <Reminders {...fields} />
    </FieldGroup>
  )
}
