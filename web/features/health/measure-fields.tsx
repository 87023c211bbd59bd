import type { ReactNode } from 'react'
import { t } from '../../../contract/t.ts'
import { useUser } from '../../lib/session.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { type Measure, measures, numberIn } from './entry-form.ts'
import { amount } from './health-numbers.ts'
import { NumberField } from './number-field.tsx'
import type { HealthDay } from './use-health-day.ts'

type Measured = { name: Measure; label: string; unit?: string; hint?: ReactNode; step?: number }

function Measures({ day, fields, className }: { day: HealthDay; fields: Measured[]; className: string }) {
  return (
    <div className={className}>
      {fields.map(({ name, label, unit, hint, step }) => (
        <NumberField
          key={name}
          name={name}
          label={label}
          unit={unit}
          hint={hint}
          error={day.errors[name]}
          kind={measures[name]}
          {...(step ? { step, buttons: true } : {})}
          value={day.form[name]}
          onChange={(text) => day.change({ [name]: text })}
        />
      ))}
    </div>
  )
}

// Labels, hints, controls and what is wrong with them each stand on a line of their own across a row of fields.
const three =
  'grid gap-x-4 gap-y-5 sm:grid-cols-3 sm:gap-y-1.5 sm:[&>*]:row-span-4 sm:[&>*]:grid-rows-subgrid ' +
  'sm:[&>*>label]:row-start-1 sm:[&>*>div]:row-start-3 sm:[&>*>div~p]:row-start-4'
/** The same of two beside each other on a phone. */
const two =
  'min-[23rem]:max-sm:grid-cols-2 min-[23rem]:max-sm:[&>*:last-child:nth-child(odd)]:col-span-2 min-[23rem]:max-sm:gap-y-1.5 min-[23rem]:max-sm:[&>*]:row-span-4 ' +
  'min-[23rem]:max-sm:[&>*]:mb-2 min-[23rem]:max-sm:[&>*]:grid-rows-subgrid ' +
  'min-[23rem]:max-sm:[&>*>label]:row-start-1 min-[23rem]:max-sm:[&>*>div]:row-start-3 ' +
  'min-[23rem]:max-sm:[&>*>div~p]:row-start-4'

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
      className={three}
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

export function BodyFields({ day }: { day: HealthDay }) {
  return (
    <Measures
      day={day}
      className={`${three} ${two}`}
      fields={[
        { name: 'weightKg', label: t('Weight'), unit: t('kg'), step: 0.1 },
        { name: 'bodyFatPct', label: t('Body Fat'), unit: '%', hint: t('Healthy: 10-25%'), step: 0.1 },
        { name: 'waistCm', label: t('Waist'), unit: t('cm'), step: 0.5 },
      ]}
    />
  )
}

export function VitalsFields({ day }: { day: HealthDay }) {
  const systolic = numberIn(day.form, 'systolic')
  const diastolic = numberIn(day.form, 'diastolic')
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <fieldset>
        <legend className="mb-3 flex w-full flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{t('Blood Pressure')}</span>
          {systolic !== null && diastolic !== null && (
            <output className="numbers text-sm text-accent-strong">
              {t('{systolic}/{diastolic} mmHg', { systolic, diastolic })}
            </output>
          )}
        </legend>
        <p className="-mt-2 mb-3 text-xs text-ink-soft">{t('Normal: 120/80 mmHg')}</p>
        <Measures
          day={day}
          className="grid grid-cols-2 gap-4"
          fields={[
            { name: 'systolic', label: t('Systolic') },
            { name: 'diastolic', label: t('Diastolic') },
          ]}
        />
      </fieldset>
      <div className="grid content-start gap-4">
        <Measures
          day={day}
          className="grid"
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
          hideLegend
          look="segmented"
          options={[
            { value: 'fasting', label: t('Fasting') },
            { value: 'postmeal', label: t('Post-meal') },
          ]}
          value={day.form.glucoseContext}
          onChange={(glucoseContext) => day.change({ glucoseContext })}
        />
      </div>
    </div>
  )
}
