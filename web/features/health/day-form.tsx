import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ActivityCard, BodyCard, VitalsCard } from './measure-cards.tsx'
import { MedicationsCard } from './medications-card.tsx'
import { SaveBar } from './save-bar.tsx'
import type { HealthDay } from './use-health-day.ts'

/** Every section of a day, and the bar that saves it: on a desk, parts of the grid that it stands in. */
export function DayForm({ day }: { day: HealthDay }) {
  const form = useRef<HTMLFormElement>(null)
  const { focus } = day

  useEffect(() => {
    const control = focus && form.current?.elements.namedItem(focus.name)
    if (!(control instanceof HTMLElement)) return
    control.focus({ preventScroll: true })
    // Not merely into view: a bar lies over the top of it, and another over the foot.
    control.scrollIntoView({ block: 'center' })
  }, [focus])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (day.isReady && day.isDirty && !day.isSaving) day.save()
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('Health entry')}
      aria-busy={day.isLoading}
      className="grid gap-6 md:contents"
    >
      <div className="grid grid-rows-[auto_auto_1fr] gap-6 md:col-start-1 md:row-span-2 md:row-start-1">
        <ActivityCard day={day} />
        <BodyCard day={day} />
        <VitalsCard day={day} />
      </div>
      <div className="grid gap-6 md:col-span-full md:row-start-3 lg:grid-cols-2">
        <MedicationsCard day={day} />
        <Card title={t('Notes')}>
          <Field label={t('Notes')} hideLabel error={day.errors.notes}>
            <TextArea
              name="notes"
              placeholder={t('How did the day feel?')}
              value={day.form.notes}
              onChange={(event) => day.change({ notes: event.target.value })}
            />
          </Field>
        </Card>
      </div>
      <SaveBar day={day} />
    </form>
  )
}
