import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { Field } from '../../ui/fields/field.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { Clashes } from './clashes.tsx'
import { lastInWords, lastOfEach } from './last-values.ts'
import { ActivityFields, BodyFields, VitalsFields } from './measure-fields.tsx'
import { MedicationsFields } from './medications-fields.tsx'
import { NotTaken } from './not-taken.tsx'
import { healthHistory } from './queries.ts'
import { SaveBar } from './save-bar.tsx'
import { Section } from './section.tsx'
import { BathScales, BeatingHeart, Capsule, Drop, WrittenPage } from './section-marks.tsx'
import { type SectionName, type Sections, sectionsWith } from './sections.ts'
import type { HealthDay } from './use-health-day.ts'

/** What each section holds. */
const hints: Record<SectionName, Text> = {
  activity: texts('Water, steps, sleep'),
  body: texts('Weight, body fat, waist'),
  vitals: texts('Blood pressure, blood glucose'),
  meds: texts('What you take, and when'),
  notes: texts('How did the day feel?'),
}

type DayFormProps = { day: HealthDay; today: string; sections: Sections; className: string }

/** Every section of a day, and the bar that saves it. */
export function DayForm({ day, today, sections, className }: DayFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const { focus } = day
  const { opened, turn } = sections
  const history = useQuery(healthHistory(today, 30))
  const earlier = history.data?.filter(({ dateISO }) => dateISO < day.day) ?? []
  const last = lastOfEach(earlier)

  const wrong = sectionsWith(Object.keys(day.errors))
  const dirty = sectionsWith(day.dirty)
  const isOpen = (name: SectionName) => wrong.includes(name) || (opened[name] ?? dirty.includes(name))
  // What has opened by itself stays open when its reason is gone: somebody may be typing there.
  const toKeep = [...wrong, ...dirty.filter((name) => opened[name] === undefined)].filter(
    (name) => !opened[name],
  )
  const keeping = toKeep.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew each time; its names tell it.
  useEffect(() => {
    for (const name of toKeep) turn(name, true)
  }, [keeping, turn])

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

  /** What an open section shows in its fields need not stand above them. */
  function lastOf(name: SectionName): string | undefined {
    const own = day.entry ? lastInWords(name, day.day, [day.entry]) : undefined
    if (own === undefined) return lastInWords(name, day.day, earlier)
    return isOpen(name) ? undefined : own
  }
  const section = (name: SectionName) => ({
    last: lastOf(name),
    hint: translate(hints[name]),
    isDirty: dirty.includes(name),
    isOpen: isOpen(name),
    onTurn: (open: boolean) => turn(name, open),
  })

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-label={t('Health entry')}
      aria-busy={day.isLoading}
      className={className}
    >
      <Clashes day={day} />
      {day.isRefused && <NotTaken />}
      <div className="written-lines divide-y divide-line overflow-clip rounded-card border border-line bg-surface">
        <Section title={t('Hydration & Activity')} mark={<Drop />} {...section('activity')}>
          <ActivityFields day={day} />
        </Section>
        <Section title={t('Body Metrics')} mark={<BathScales />} {...section('body')}>
          <BodyFields day={day} last={last} />
        </Section>
        <Section title={t('Vital Signs')} mark={<BeatingHeart />} {...section('vitals')}>
          <VitalsFields day={day} last={last} />
        </Section>
        <Section title={t('Medications')} mark={<Capsule />} {...section('meds')}>
          <MedicationsFields day={day} />
        </Section>
        <Section title={t('Notes')} mark={<WrittenPage />} {...section('notes')}>
          <Field label={t('Notes')} hideLabel error={day.errors.notes}>
            <TextArea
              name="notes"
              placeholder={t('How did the day feel?')}
              value={day.form.notes}
              onChange={(event) => day.change({ notes: event.target.value })}
            />
          </Field>
        </Section>
      </div>
      <SaveBar day={day} />
    </form>
  )
}
