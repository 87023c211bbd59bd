import { Plus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { lengths } from '../../../contract/limits.ts'
import { t } from '../../../contract/t.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Field } from '../../ui/fields/field.tsx'
import { TextInput } from '../../ui/fields/text-input.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { type Medication, medControl } from './entry-form.ts'
import type { Errors } from './health-day.ts'
import type { HealthDay } from './use-health-day.ts'

/** Another client may have stored a word, such as noon; a time field would hide it. */
const isClock = (time: string) => time === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

type RowProps = {
  med: Medication
  number: number
  errors: Errors
  onChange: (med: Medication, part: 'name' | 'time') => void
  onRemove: () => void
}

function MedicationRow({ med, number, errors, onChange, onRemove }: RowProps) {
  const name = medControl(med.key, 'name')
  const time = medControl(med.key, 'time')
  return (
    <li className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <fieldset className="flex flex-wrap items-end gap-3 sm:grid sm:grid-cols-[minmax(0,1fr)_9.5rem_auto_auto]">
        <legend className="sr-only">{t('Medication {number}', { number })}</legend>
        <Field
          label={t('Name')}
          hideLabel={number > 1}
          error={errors[name]}
          className="min-w-0 flex-[1_1_calc(100%-4rem)]"
        >
          <TextInput
            name={name}
            autoComplete="off"
            className="font-serif text-lg!"
            value={med.name}
            onChange={(event) => onChange({ ...med, name: event.target.value }, 'name')}
          />
        </Field>
        <Field
          label={t('Time')}
          hideLabel={number > 1}
          error={errors[time]}
          className="min-w-0 flex-[1_1_9rem] max-sm:order-2"
        >
          <TextInput
            name={time}
            type={isClock(med.time) ? 'time' : 'text'}
            className="numbers font-serif text-lg!"
            value={med.time}
            onChange={(event) => onChange({ ...med, time: event.target.value }, 'time')}
          />
        </Field>
        <Checkbox
          className="max-sm:order-3"
          label={t('Taken')}
          checked={med.taken}
          onChange={(event) => onChange({ ...med, taken: event.target.checked }, 'name')}
        />
        <IconButton
          label={med.name.trim() ? t('Remove {name}', { name: med.name.trim() }) : t('Remove medication')}
          className="max-sm:order-1"
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </fieldset>
    </li>
  )
}

/** What a member takes on the day. */
export function MedicationsFields({ day }: { day: HealthDay }) {
  const { meds } = day.form
  const list = useRef<HTMLUListElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  const justAdded = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new row, and only that, takes the focus to its name.
  useEffect(() => {
    if (justAdded.current) list.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus()
    justAdded.current = false
  }, [meds.length])

  function add() {
    justAdded.current = true
    const key = Math.max(-1, ...meds.map((med) => med.key)) + 1
    day.change({ meds: [...meds, { key, name: '', time: '', taken: false }] })
  }

  return (
    <>
      {meds.length === 0 ? (
        <p className="font-serif text-ink-soft">{t('No medications tracked')}</p>
      ) : (
        <ul ref={list}>
          {meds.map((med, at) => (
            <MedicationRow
              key={med.key}
              med={med}
              number={at + 1}
              errors={day.errors}
              onChange={(changed, part) =>
                day.change(
                  { meds: meds.map((other) => (other.key === med.key ? changed : other)) },
                  medControl(med.key, part),
                )
              }
              onRemove={() => {
                day.change({ meds: meds.filter((other) => other.key !== med.key) })
                addButton.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <Button
        look="quiet"
        ref={addButton}
        className="mt-4"
        disabled={meds.length >= lengths.medications}
        onClick={add}
      >
        <Plus className="size-4.5" aria-hidden="true" />
        {t('Add Medication')}
      </Button>
    </>
  )
}
