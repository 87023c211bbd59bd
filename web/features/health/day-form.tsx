import { type FormEvent, useEffect, useRef } from 'react'
import { t } from '../../../contract/t.ts'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { ActivityCard, BodyCard, VitalsCard } from './measure-cards.tsx'
import { MedicationsCard } from './medications-card.tsx'
import { SaveBar } from './save-bar.tsx'
import type { HealthDay } from './use-health-day.ts'

/** Every section of a day, and the bar that saves it. */
export function DayForm({ day, className }: { day: HealthDay; className: string }) {
  const form = useRef<HTMLFormElement>(null)
  const { focus } = day

  useEffect(() => {
    const control = focus && form.current?.elements.namedItem(focus.name)
    if (!(control instanceof HTMLElement)) return
    control.focus({ preventScroll: true })
    // Scrolls to the middle: on a phone a toast covers the top of the window, and the bar the bottom.
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
      className={className}
    >
      <ActivityCard day={day} />
      <BodyCard day={day} />
      <VitalsCard day={day} />
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
      <SaveBar day={day} />
    </form>
  )
}
