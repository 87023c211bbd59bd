import type { HealthEntry } from '../../../contract/health.ts'
import { t } from '../../../contract/t.ts'
import { addDays } from '../../../contract/week.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { type EntryForm, entryFormOf, type FormField, type Measure, measureNames } from './entry-form.ts'
import { labelled, valueInWords } from './field-words.ts'
import type { SectionName } from './sections.ts'
import { shortDate } from './shown-day.ts'

const each = (form: EntryForm, fields: readonly FormField[], withLabel: boolean) =>
  fields.flatMap((field) => {
    const value = valueInWords(form, field)
    return value ? [withLabel ? labelled(field, value) : value] : []
  })

function parts(form: EntryForm, section: SectionName): string[] {
  switch (section) {
    case 'activity': {
      const steps = valueInWords(form, 'steps')
      return [
        ...each(form, ['waterMl'], false),
        ...(steps ? [t('{steps} steps', { steps })] : []),
        ...each(form, ['sleepHours'], true),
      ]
    }
    case 'body':
      return each(form, ['weightKg', 'bodyFatPct', 'waistCm'], true)
    case 'vitals': {
      const { systolic, diastolic } = form
      const isWhole = systolic !== '' && diastolic !== ''
      return [
        ...(isWhole ? [t('{systolic}/{diastolic} mmHg', { systolic, diastolic })] : []),
        ...each(form, ['glucoseMgDl'], true),
      ]
    }
    case 'meds': {
      const { length } = form.meds
      const taken = form.meds.filter((med) => med.taken).length
      return length === 0 ? [] : [t('{taken} of {count} taken', { taken, count: length })]
    }
    case 'notes':
      return each(form, ['notes'], false)
  }
}

/** The weekday within the week before `day`, the date before that. */
const dayIn = (dateISO: string, day: string): string =>
  dateISO > addDays(day, -7)
    ? noonOf(dateISO).toLocaleDateString(formatLocale(), { weekday: 'long' })
    : shortDate(dateISO)

/** What was recorded last in a section, up to `day` ('Weight 63.8 kg, Thursday'); of `day` itself without its name. */
export function lastInWords(
  section: SectionName,
  day: string,
  entries: readonly HealthEntry[],
): string | undefined {
  for (const entry of entries) {
    if (entry.dateISO > day) continue
    const told = parts(entryFormOf(entry), section).join(' · ')
    if (!told) continue
    if (entry.dateISO === day) return told
    const when = dayIn(entry.dateISO, day)
    return section === 'notes'
      ? t('{day}: {note}', { day: when, note: told })
      : t('{values}, {day}', { values: told, day: when })
  }
  return undefined
}

/** What was recorded last of each measurement, of entries with the newest first, as text of its field. */
export function lastOfEach(entries: readonly HealthEntry[]): Partial<Record<Measure, string>> {
  const last: Partial<Record<Measure, string>> = {}
  for (const form of entries.map(entryFormOf))
    for (const name of measureNames) if (form[name]) last[name] ??= form[name]
  return last
}
