import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isBlank } from '../../../contract/blank.ts'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { ApiError } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { Line, useFault } from '../../ui/form.tsx'
import type { EventForm } from './event-form.ts'
import { timeRangeOf } from './event-times.ts'
import { nextDates } from './queries.ts'
import { useFields } from './use-event-form.ts'

const fieldName = 'recurrence'

type Draft = Parameters<typeof nextDates>[0]

/** The dates of a rule in words, in the zone of the event. */
function datesInWords(dates: readonly string[], { allDay, timezone }: Draft): string[] {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: 'full',
    ...(!allDay && { timeStyle: 'short' }),
    timeZone: timezone ?? 'UTC',
  })
  return dates.map((date) => format.format(new Date(date)))
}

/**
 * Asks when a rule would next happen, once the typing pauses. An answer to a rule that was changed since is ignored.
 */
function usePreview(form: EventForm): { say?: string; wrong?: string; dates?: string[] } | undefined {
  const { start } = timeRangeOf(form)
  const draft = JSON.stringify({
    start,
    allDay: form.allDay,
    timezone: form.zone,
    recurrence: form.recurrence.trim(),
  })
  const settled = useSettled(draft, 400)
  const asked: Draft = JSON.parse(settled)
  const isRule = !isBlank(asked.recurrence) && asked.recurrence.length <= lengths.recurrence
  const isAsked = asked.start !== undefined && isRule
  const preview = useQuery({ ...nextDates(asked), enabled: isAsked })
  const { error } = preview
  if (isBlank(form.recurrence)) return undefined
  if (settled !== draft) return { dates: [] }
  if (!isAsked) return { say: t('Choose when it starts to see the next dates.') }
  if (error instanceof ApiError && error.status === 400)
    return { wrong: error.detail ?? t('This rule is not understood.') }
  if (error) return { say: t('The next dates cannot be shown just now.') }
  if (preview.data?.next.length === 0) return { say: t('It has no dates to come.') }
  return { dates: datesInWords(preview.data?.next ?? [], asked) }
}

/**
 * The next dates, or why there are none. It is always as high as five dates, so that nothing moves while the person
 * types.
 */
function Preview({ preview }: { preview: NonNullable<ReturnType<typeof usePreview>> }) {
  const { say, wrong, dates } = preview
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // For a person who types a rule, not for one who opens an event that has one.
    const focused = document.activeElement
    if (focused instanceof HTMLInputElement && focused.name === fieldName)
      box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={box} className="min-h-42 rounded-md bg-hollow px-4 py-3">
      {say && <p className="text-ink-soft">{say}</p>}
      {wrong && <p className="text-danger">{wrong}</p>}
      {dates && (
        <>
          <p className="font-medium">{t('Next dates')}</p>
          <ol className="numbers text-ink-soft">
            {dates.map((date) => (
              <li key={date}>{date}</li>
            ))}
          </ol>
        </>
      )}
    </div>
  )
}

/** The recurrence of the event, as an RRULE, and its next dates while it is typed. */
export function RecurrenceField() {
  const preview = usePreview(useFields().form)
  const fault = useFault(fieldName)
  return (
    <div className="grid content-start gap-2 sm:col-span-2">
      <Line<EventForm>
        name={fieldName}
        label={t('Recurrence')}
        hint={t(
          'An RRULE, such as FREQ=WEEKLY;BYDAY=MO (weekly on Monday) or FREQ=MONTHLY;BYMONTHDAY=15 (monthly on day 15); empty for an event that happens once',
        )}
        autoCapitalize="characters"
        spellCheck={false}
        {...(preview?.wrong && { 'aria-invalid': true })}
      />
      <div role="status" className="text-sm">
        {preview && !fault && <Preview preview={preview} />}
      </div>
    </div>
  )
}
