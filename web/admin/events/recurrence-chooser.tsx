import { useState } from 'react'
import {
  type DayOfMonth,
  longestInterval,
  mostTimes,
  namedOtherwise,
  type RecurrenceChoice,
  type RecurrenceEnd,
  usualRhythm,
} from '../../../contract/recurrence.ts'
import { t, translate } from '../../../contract/t.ts'
import { texts } from '../../../contract/texts.ts'
import { addDays, weekdayOf } from '../../../contract/week.ts'
import { monthName } from '../../features/events/recurrence-sentence.ts'
import { WeekdayChoice } from '../../features/planner/repeat/weekday-choice.tsx'
import { weekdayName } from '../../lib/time/repeat-words.ts'
import { cx } from '../../ui/cx.ts'
import { Field } from '../../ui/fields/field.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { dayIn } from './event-times.ts'

const rhythms = texts({
  never: 'Never',
  day: 'Every day',
  week: 'Every week',
  month: 'Every month',
  year: 'Every year',
  own: 'By a rule of its own',
})
type RhythmName = keyof typeof rhythms
const units = texts({
  day: 'Every how many days',
  week: 'Every how many weeks',
  month: 'Every how many months',
  year: 'Every how many years',
})
const places = texts({ 1: 'First', 2: 'Second', 3: 'Third', 4: 'Fourth', 5: 'Fifth', '-1': 'Last' })
const nths = [1, 2, 3, 4, 5, -1] as const
const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

type NumberFieldProps = {
  label: string
  value: number
  most: number
  className?: string
  onChange: (value: number) => void
}

/** A whole number. What is typed on the way to one changes nothing. */
function NumberField({ label, value, most, className, onChange }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={label} className={className}>
      <TextInput
        type="number"
        inputMode="numeric"
        className="numbers"
        autoComplete="off"
        step={1}
        min={1}
        max={most}
        value={typed ?? String(value)}
        onChange={({ target }) => {
          setTyped(target.value)
          const number = Number(target.value)
          if (Number.isInteger(number) && number >= 1 && number <= most) onChange(number)
        }}
        onBlur={() => setTyped(undefined)}
      />
    </Field>
  )
}

type DayOfMonthFieldsProps = {
  on: DayOfMonth | null
  start: string
  onChange: (on: DayOfMonth) => void
}

/** A day of the month by its number, or a weekday by its place. */
function DayOfMonthFields({ on, start, onChange }: DayOfMonthFieldsProps) {
  const place = on && 'nth' in on ? on : undefined
  const day = on && 'day' in on ? on.day : undefined
  return (
    <>
      <Field label={t('On')} className="sm:w-40">
        <Select
          value={place ? 'weekday' : 'day'}
          onChange={() => onChange(namedOtherwise(on ?? { day: 1 }, start))}
        >
          <option value="day">{t('a day')}</option>
          <option value="weekday">{t('a weekday')}</option>
        </Select>
      </Field>
      {place ? (
        <>
          <Field label={t('Which one')} className="sm:w-32">
            <Select
              value={place.nth}
              onChange={({ target }) => onChange({ ...place, nth: Number(target.value) })}
            >
              {nths.map((nth) => (
                <option key={nth} value={nth}>
                  {translate(places[nth])}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('Weekday')} className="sm:w-40">
            <Select
              value={place.weekday}
              onChange={({ target }) => onChange({ ...place, weekday: Number(target.value) })}
            >
              {upTo(7).map((weekday) => (
                <option key={weekday} value={weekday}>
                  {weekdayName(weekday, 'long')}
                </option>
              ))}
            </Select>
          </Field>
        </>
      ) : (
        <Field label={t('Day of the month')} className="sm:w-40">
          <Select value={day ?? ''} onChange={({ target }) => onChange({ day: Number(target.value) })}>
            {day === undefined && <option value="">{t('When it starts')}</option>}
            {upTo(31).map((number) => (
              <option key={number} value={number}>
                {number}
              </option>
            ))}
            <option value={-1}>{t('Last day')}</option>
          </Select>
        </Field>
      )}
    </>
  )
}

type EndFieldsProps = { ends: RecurrenceEnd; start: string; onChange: (ends: RecurrenceEnd) => void }

/** How long it goes on. */
function EndFields({ ends, start, onChange }: EndFieldsProps) {
  const day = dayIn(start)
  const kind = !ends ? 'never' : 'until' in ends ? 'until' : 'count'
  const usual: Record<string, RecurrenceEnd> = {
    never: null,
    // Half a year.
    until: { until: addDays(day || new Date().toISOString().slice(0, 10), 182) },
    count: { count: 10 },
  }
  return (
    <>
      <Field label={t('Ends')} className="sm:w-44">
        <Select value={kind} onChange={({ target }) => onChange(usual[target.value] ?? null)}>
          <option value="never">{t('Never')}</option>
          <option value="until">{t('On a day')}</option>
          <option value="count">{t('After a number')}</option>
        </Select>
      </Field>
      {ends && 'until' in ends && (
        <Field label={t('Last day')} className="sm:w-44">
          <TextInput
            type="date"
            required
            min={day || undefined}
            max="9999-12-30"
            value={ends.until}
            onChange={({ target }) => target.value && onChange({ until: target.value })}
          />
        </Field>
      )}
      {ends && 'count' in ends && (
        <NumberField
          label={t('How many times')}
          className="sm:w-36"
          value={ends.count}
          most={mostTimes}
          onChange={(count) => onChange({ count })}
        />
      )}
    </>
  )
}

type RecurrenceChooserProps = {
  /** Undefined for a rule that cannot be chosen; null for none. */
  choice: RecurrenceChoice | null | undefined
  /** When it starts: `YYYY-MM-DDTHH:MM`, or empty. */
  start: string
  onChange: (choice: RecurrenceChoice | null) => void
}

/** How an event comes again, by choosing: half a line of the form, and below it what the choice asks for. */
export function RecurrenceChooser({ choice, start, onChange }: RecurrenceChooserProps) {
  const chosen: RhythmName = choice === undefined ? 'own' : (choice?.every ?? 'never')
  function choose(name: RhythmName) {
    if (name === 'own' || name === chosen) return
    if (name === 'never') onChange(null)
    else
      onChange({ ...usualRhythm(name, start), interval: choice?.interval ?? 1, ends: choice?.ends ?? null })
  }
  const row = 'grid items-end gap-x-3 gap-y-4 min-[23rem]:grid-cols-2 sm:flex sm:flex-wrap'
  return (
    <>
      {/* Beside what is to the start of it, whose control is as low. */}
      <div className={cx(row, 'sm:self-end')}>
        <Field label={t('Repeats')} className="sm:min-w-32 sm:flex-1">
          <Select value={chosen} onChange={({ target }) => choose(target.value as RhythmName)}>
            {(Object.keys(rhythms) as RhythmName[])
              .filter((name) => name !== 'own' || chosen === 'own')
              .map((name) => (
                <option key={name} value={name}>
                  {translate(rhythms[name])}
                </option>
              ))}
          </Select>
        </Field>
        {choice && (
          <NumberField
            key={choice.every}
            label={translate(units[choice.every])}
            className="sm:min-w-32 sm:flex-1"
            value={choice.interval}
            most={longestInterval}
            onChange={(interval) => onChange({ ...choice, interval })}
          />
        )}
      </div>
      <div className="grid gap-4 empty:hidden sm:col-span-2">
        {choice?.every === 'week' && (
          <WeekdayChoice
            label={t('On these days')}
            value={choice.weekdays.length > 0 || !start ? choice.weekdays : [weekdayOf(dayIn(start))]}
            onChange={(weekdays) => onChange({ ...choice, weekdays })}
          />
        )}
        {(choice?.every === 'month' || choice?.every === 'year') && (
          <div className={row}>
            {choice.every === 'year' && (
              <Field label={t('Month')} className="sm:w-40">
                <Select
                  value={choice.month ?? ''}
                  onChange={({ target }) =>
                    onChange({ ...choice, month: Number(target.value), on: choice.on ?? { day: 1 } })
                  }
                >
                  {choice.month === null && <option value="">{t('When it starts')}</option>}
                  {upTo(12).map((month) => (
                    <option key={month} value={month}>
                      {monthName(month)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <DayOfMonthFields
              on={choice.on}
              start={start}
              onChange={(on) =>
                onChange(
                  choice.every === 'year' ? { ...choice, on, month: choice.month ?? 1 } : { ...choice, on },
                )
              }
            />
          </div>
        )}
        {choice && (
          <div className={row}>
            <EndFields ends={choice.ends} start={start} onChange={(ends) => onChange({ ...choice, ends })} />
          </div>
        )}
      </div>
    </>
  )
}
