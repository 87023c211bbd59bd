import { useQuery } from '@tanstack/react-query'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { isBlank } from '../../../contract/values.ts'
import { ApiError } from '../../lib/api.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { spanOf } from './event-times.ts'
import { nextDates } from './queries.ts'
import type { Fields } from './use-event-form.ts'

type Draft = Parameters<typeof nextDates>[0]

/** The dates of a rule in words, in the zone of the event. */
function datesInWords(dates: readonly string[], { allDay, timezone }: Draft): string[] {
  const format = new Intl.DateTimeFormat(undefined, {
    dateStyle: 'full',
    ...(!allDay && { timeStyle: 'short' }),
    timeZone: timezone ?? 'UTC',
  })
  return dates.map((date) => format.format(new Date(date)))
}

/** Asks when a rule would next happen, once the typing pauses; an answer to what is typed no longer is not looked at. */
function usePreview(form: Fields['form']) {
  const { start } = spanOf(form)
  const draft = JSON.stringify({
    start,
    allDay: form.allDay,
    timezone: form.zone,
    recurrence: form.recurrence.trim(),
  })
  const settled = useSettled(draft, 400)
  const asked: Draft = JSON.parse(settled)
  const isAsked = asked.start !== undefined && !isBlank(asked.recurrence)
  const preview = useQuery({ ...nextDates(asked), enabled: isAsked })
  const { error } = preview
  if (isBlank(form.recurrence) || settled !== draft) return {}
  if (!isAsked) return { say: t('Choose when it starts to see the next dates.') }
  if (error instanceof ApiError && error.status === 400)
    return { wrong: t(error.detail ?? 'This rule is not understood.') }
  if (error) return { say: t('The next dates cannot be shown just now.') }
  return { dates: preview.data && datesInWords(preview.data.next, asked) }
}

/** How the event comes back, as an RRULE, and its next dates as one types. */
export function RecurrenceField({ form, errors, change }: Fields) {
  const { say, wrong, dates } = usePreview(form)
  return (
    <div className="grid content-start gap-2 sm:col-span-2">
      <Field
        label={t('Recurrence')}
        hint={t(
          'An RRULE, such as FREQ=WEEKLY;BYDAY=MO (weekly on Monday) or FREQ=MONTHLY;BYMONTHDAY=15 (monthly on day 15); empty for an event that happens once',
        )}
        error={errors.recurrence}
      >
        <TextInput
          name="recurrence"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={lengths.recurrence}
          value={form.recurrence}
          onChange={(event) => change({ recurrence: event.target.value })}
          {...(wrong && { 'aria-invalid': true })}
        />
      </Field>
      <div role="status" className="text-sm empty:hidden">
        {say && <p className="text-ink-soft">{say}</p>}
        {wrong && !errors.recurrence && <p className="text-danger">{wrong}</p>}
        {dates && (
          <div className="rounded-md bg-hollow px-4 py-3">
            <p className="font-medium">
              {dates.length > 0 ? t('Next dates') : t('It has no dates to come.')}
            </p>
            <ol className="numbers text-ink-soft">
              {dates.map((date) => (
                <li key={date}>{date}</li>
              ))}
            </ol>
          </div>
        )}
      </div>
    </div>
  )
}
