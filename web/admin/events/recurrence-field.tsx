import { ChevronDown } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { isBlank } from '../../../contract/blank.ts'
import { choiceOf, firstFit, fits, type RecurrenceChoice, ruleOf } from '../../../contract/recurrence.ts'
import { t } from '../../../contract/t.ts'
import { recurrenceSentence } from '../../features/events/recurrence-sentence.ts'
import { ApiError } from '../../lib/api.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { Button } from '../../ui/button.tsx'
import { Line, useFault } from '../../ui/fields/form.tsx'
import type { EventForm } from './event-form.ts'
import { dayIn } from './event-times.ts'
import { movedStart } from './moved-start.ts'
import { RecurrenceChooser } from './recurrence-chooser.tsx'
import { useFields } from './use-event-form.ts'
import { useNextDates } from './use-next-dates.ts'

const fieldName = 'recurrence'

type Draft = ReturnType<typeof useNextDates>['asked']

/** The dates of a rule in words, in the zone of the event. */
function datesInWords(dates: readonly string[], { allDay, timezone }: Draft): string[] {
  const format = new Intl.DateTimeFormat(formatLocale(), {
    dateStyle: 'full',
    ...(!allDay && { timeStyle: 'short' }),
    timeZone: timezone ?? 'UTC',
  })
  return dates.map((date) => format.format(new Date(date)))
}

/** What there is to say of the rule in the form; undefined without one. */
function usePreview(form: EventForm): { say?: string; wrong?: string; dates?: string[] } | undefined {
  const { asked, isAsked, isSettled, next, error } = useNextDates(form)
  if (isBlank(form.recurrence)) return undefined
  if (!isSettled) return { dates: [] }
  if (!isAsked) return { say: t('Choose when it starts to see the next dates.') }
  if (error instanceof ApiError && error.status === 400)
    return { wrong: error.detail ?? t('This rule is not understood.') }
  if (error) return { say: t('The next dates cannot be shown just now.') }
  if (next?.length === 0) return { say: t('It has no dates to come.') }
  return { dates: datesInWords(next ?? [], asked) }
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

/** What the start, which always takes place, has to do with a rule that does not name its day. */
function OtherStart({ choice }: { choice: RecurrenceChoice }) {
  const { form, change } = useFields()
  const day = dayIn(form.start)
  if (!day || fits(choice, day)) return null
  const first = firstFit(choice, day)
  const inWords = (one: string) => noonOf(one).toLocaleDateString(formatLocale(), { dateStyle: 'full' })
  return (
    <p className="text-sm text-ink-soft">
      {t('It starts on {day}, which is none of these days. It takes place then as well.', {
        day: inWords(day),
      })}{' '}
      {first && (
        <Button
          look="link"
          className="text-sm"
          onClick={() => change(movedStart(form, `${first}${form.start.slice(10)}`))}
        >
          {t('Start on {day}', { day: inWords(first) })}
        </Button>
      )}
    </p>
  )
}

/** The specified field: the recurrence as an RRULE, folded away unless only it can say the rule. */
function AdvancedRule({ isWrong, isOwn }: { isWrong: boolean; isOwn: boolean }) {
  const [isOpen, setOpen] = useState(isOwn)
  return (
    <details
      className="group rounded-md border border-line px-3"
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center justify-between text-sm font-medium text-ink-soft">
        {t('Advanced')}
        <ChevronDown className="size-4.5 transition group-open:rotate-180" aria-hidden="true" />
      </summary>
      <div className="pt-1 pb-4">
        <Line<EventForm>
          name={fieldName}
          label={t('Recurrence')}
          hint={t(
            'An RRULE, such as FREQ=WEEKLY;BYDAY=MO (weekly on Monday) or FREQ=MONTHLY;BYMONTHDAY=15 (monthly on day 15); empty for an event that happens once',
          )}
          autoCapitalize="characters"
          spellCheck={false}
          {...(isWrong && { 'aria-invalid': true })}
        />
      </div>
    </details>
  )
}

/**
 * The recurrence of the event by choosing, and as an RRULE under Advanced. The rule is what is kept: what is chosen is
 * read of it and written to it, so both always say the same. A rule that cannot be chosen stays as it was typed.
 */
export function RecurrenceField() {
  const { form, change } = useFields()
  const preview = usePreview(form)
  const fault = useFault(fieldName)
  const start = form.allDay && form.start ? `${dayIn(form.start)}T00:00` : form.start
  const isNone = isBlank(form.recurrence)
  const choice = isNone ? null : choiceOf(form.recurrence, { start, zone: form.zone })
  const isOwn = choice === undefined
  return (
    <>
      <RecurrenceChooser
        choice={choice}
        start={start}
        onChange={(next) => change({ recurrence: next ? ruleOf(next) : '' })}
      />
      <div className="grid content-start gap-4 sm:col-span-2">
        {choice && <OtherStart choice={choice} />}
        <div role="status" className="grid gap-2 text-sm empty:-mb-4">
          {choice && <p className="font-medium">{recurrenceSentence(choice)}</p>}
          {isOwn && !preview?.wrong && !fault && (
            <p className="text-ink-soft">
              {t('This rule says more than can be chosen here. It is kept as it is written under Advanced.')}
            </p>
          )}
          {preview && !fault && <Preview preview={preview} />}
        </div>
        <AdvancedRule isWrong={Boolean(preview?.wrong || fault)} isOwn={isOwn} />
      </div>
    </>
  )
}
