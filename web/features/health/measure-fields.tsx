import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { cx } from '../../ui/cx.ts'
import { RadioGroup } from '../../ui/fields/radio-group.tsx'
import { Unparted } from '../../ui/unparted.tsx'
import { type Measure, measures, numberIn } from './entry-form.ts'
import { amount } from './health-numbers.ts'
import { NumberField } from './number-field.tsx'
import type { HealthDay } from './use-health-day.ts'

type Measured = {
  name: Measure
  label: string
  unit?: string
  hint?: ReactNode
  step?: number
  above?: boolean
}

/** What was recorded last of each measurement, as text of its field. */
export type LastOf = Partial<Record<Measure, string>>

type MeasuresProps = { day: HealthDay; fields: Measured[]; last?: LastOf; className: string }

function Measures({ day, fields, last, className }: MeasuresProps) {
  return (
    <div className={className}>
      {fields.map(({ name, label, unit, hint, step, above = false }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          unit={unit}
          hint={typeof hint === 'string' ? <Unparted>{hint}</Unparted> : hint}
          beside={!above}
          error={day.errors[name]}
          kind={measures[name]}
          {...(step ? { step, buttons: true } : {})}
          last={last?.[name]}
          placeholder={last?.[name] && t('Last: {value}', { value: last[name] })}
          value={day.form[name]}
          onChange={(text) => day.change({ [name]: text })}
        />
      ))}
    </div>
  )
}

/** A field to a line on a phone; as many beside each other as there is room for. */
const columns = 'grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3'
/** A field stands below its label. Its hint is below it on a desk, and where a line is narrow beside the label. */
const stacked =
  '*:grid-cols-1! *:content-start max-lg:[&>*>div:first-child]:flex max-lg:[&>*>div:first-child]:flex-wrap max-lg:[&>*>div:first-child]:items-baseline max-lg:[&>*>div:first-child]:justify-between max-lg:[&>*>div:first-child]:gap-x-4 lg:[&>*>div:first-child]:contents lg:[&>*>div>[id$=-hint]]:order-last'
const rows = `${columns} ${stacked}`

/** The specified hint, and beside it the member's own goal where that is another. */
const StepsHint = ({ own }: { own: number }) => (
  <>
    <span>{t('Goal: 10,000/day')}</span>
    {own !== 10_000 && <span> · {t('Yours: {goal}', { goal: amount(own) })}</span>}
  </>
)

export function ActivityFields({ day }: { day: HealthDay }) {
  const { dailySteps } = useUser().healthGoals
  return (
    <Measures
      day={day}
      className={rows}
      fields={[
        {
          name: 'waterMl',
          label: t('Water'),
          unit: t('ml'),
          hint: t('Recommended: 2000-3000 ml/day'),
          step: 250,
        },
        { name: 'steps', label: t('Steps'), hint: <StepsHint own={dailySteps} />, step: 500 },
        {
          name: 'sleepHours',
          label: t('Sleep'),
          unit: t('hours'),
          hint: t('Recommended: 7-9 hours'),
          step: 0.5,
        },
      ]}
    />
  )
}

export function BodyFields({ day, last }: { day: HealthDay; last: LastOf }) {
  return (
    <Measures
      day={day}
      last={last}
      className={rows}
      fields={[
        { name: 'weightKg', label: t('Weight'), unit: t('kg'), step: 0.1 },
        { name: 'bodyFatPct', label: t('Body Fat'), unit: '%', hint: t('Healthy: 10-25%'), step: 0.1 },
        { name: 'waistCm', label: t('Waist'), unit: t('cm'), step: 0.5 },
      ]}
    />
  )
}

export function VitalsFields({ day, last }: { day: HealthDay; last: LastOf }) {
  const systolic = numberIn(day.form, 'systolic')
  const diastolic = numberIn(day.form, 'diastolic')
  return (
    <div className={cx(columns, 'items-start')}>
      <fieldset className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 lg:grid lg:grid-cols-1">
        <legend className="contents">
          <span className="text-sm font-medium">{t('Blood Pressure')}</span>
        </legend>
        <div className="contents lg:order-last lg:block">
          <p className="text-xs text-ink-soft">
            <Unparted>{t('Normal: 120/80 mmHg')}</Unparted>
          </p>
          {systolic !== null && diastolic !== null && (
            <output className="numbers text-sm text-accent-strong max-lg:order-last max-lg:basis-full">
              {t('{systolic}/{diastolic} mmHg', { systolic, diastolic })}
            </output>
          )}
        </div>
        <Measures
          day={day}
          last={last}
          // Each is named below, so that all fields of a line stand at one height.
          className="grid basis-full grid-cols-2 gap-2 [&_label]:order-last [&_label]:text-xs [&_label]:font-normal [&_label]:text-ink-soft"
          fields={[
            { name: 'systolic', label: t('Systolic'), above: true },
            { name: 'diastolic', label: t('Diastolic'), above: true },
          ]}
        />
      </fieldset>
      <Measures
        day={day}
        last={last}
        className={cx('grid', stacked)}
        fields={[
          {
            name: 'glucoseMgDl',
            label: t('Blood Glucose'),
            unit: t('mg/dL'),
            hint: t('Fasting: 70-100 mg/dL'),
          },
        ]}
      />
      <RadioGroup
        legend={t('When was it measured?')}
        className="md:max-lg:col-start-2"
        look="segmented"
        options={[
          { value: 'fasting', label: t('Fasting') },
          { value: 'postmeal', label: t('Post-meal') },
        ]}
        value={day.form.glucoseContext}
        onChange={(glucoseContext) => day.change({ glucoseContext })}
      />
    </div>
  )
}
