import { useCallback, useState } from 'react'
import { type FormField, formFields } from './entry-form.ts'

/** The specified sections of a day with their fields (specification, Member 2). */
const fieldsOf = {
  activity: ['waterMl', 'steps', 'sleepHours'],
  body: ['weightKg', 'bodyFatPct', 'waistCm'],
  vitals: ['systolic', 'diastolic', 'glucoseMgDl', 'glucoseContext'],
  meds: ['meds'],
  notes: ['notes'],
} as const satisfies Record<string, readonly FormField[]>
export type SectionName = keyof typeof fieldsOf
const names = Object.keys(fieldsOf) as SectionName[]

const nameOf = (field: FormField) =>
  names.find((name) => (fieldsOf[name] as readonly FormField[]).includes(field))

/** The sections that hold one of the controls, each named as in the form: `waterMl`, `meds.1.name`. */
export function sectionsWith(controls: readonly string[]): SectionName[] {
  const fields = formFields.filter((field) => controls.some((control) => control.split('.')[0] === field))
  return names.filter((name) => fields.some((field) => nameOf(field) === name))
}

/**
 * Which sections of a day the member has opened or closed; all are closed until then. It lives as long as the page, from
 * day to day.
 */
export function useSections() {
  const [opened, setOpened] = useState<Partial<Record<SectionName, boolean>>>({})
  const turn = useCallback(
    (name: SectionName, open: boolean) => setOpened((before) => ({ ...before, [name]: open })),
    [],
  )
  return { opened, turn }
}
export type Sections = ReturnType<typeof useSections>
