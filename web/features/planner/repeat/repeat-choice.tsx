import { useController, useWatch } from 'react-hook-form'
import { t, translate } from '../../../../contract/t.ts'
import { texts } from '../../../../contract/texts.ts'
import { weekdayOf } from '../../../../contract/week.ts'
import { repeatInWords } from '../../../lib/time/repeat-words.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { NumberLine } from '../../../ui/fields/form.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { type RepeatFields, repeatOf, rhythms } from './repeat-rules.ts'
import { WeekdayChoice } from './weekday-choice.tsx'

const names = texts({
  never: 'Never',
  daily: 'Every day',
  weekdays: 'Every weekday',
  weekly: 'Every week',
  monthly: 'Every month',
  other: 'Every …',
})
const units = texts({ day: 'days', week: 'weeks', month: 'months' })

/** What was chosen, in words. */
export function repeatLabel(fields: RepeatFields, day: string): string {
  const repeat = repeatOf(fields)
  return repeat ? repeatInWords(repeat, day) : translate(names.never)
}

/** How something comes again from `day` on; `name` is where its fields are in the form. */
export function RepeatChoice({ name, day }: { name: string; day: string }) {
  const fields = useWatch({ name }) as RepeatFields
  const { field: rhythm } = useController({ name: `${name}.rhythm` })
  const { field: every } = useController({ name: `${name}.every` })
  const { field: days } = useController({ name: `${name}.days` })
  const hasDays = fields.rhythm === 'weekly' || (fields.rhythm === 'other' && fields.every === 'week')
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <Field label={t('Repeats')} className="w-44">
          <Select {...rhythm}>
            {rhythms.map((one) => (
              <option key={one} value={one}>
                {translate(names[one])}
              </option>
            ))}
          </Select>
        </Field>
        {fields.rhythm === 'other' && (
          <>
            <NumberLine
              name={`${name}.interval`}
              label={t('How many')}
              min={1}
              max={99}
              step={1}
              className="w-24"
            />
            <Field label={t('Of what')} className="w-32">
              <Select {...every}>
                {(['day', 'week', 'month'] as const).map((one) => (
                  <option key={one} value={one}>
                    {translate(units[one])}
                  </option>
                ))}
              </Select>
            </Field>
          </>
        )}
      </div>
      {hasDays && (
        <WeekdayChoice
          label={t('On these days')}
          value={fields.days.length > 0 ? fields.days : [weekdayOf(day)]}
          onChange={days.onChange}
        />
      )}
    </div>
  )
}
