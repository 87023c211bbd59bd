import { fieldWording } from '../../../contract/field-names.ts'
import type { ImportKind, ImportOutcome } from '../../../contract/imports.ts'
import { t, translate, translateData, translateWording } from '../../../contract/t.ts'
import { languageName } from '../../lib/language.ts'
import { clockOf, momentInWords } from '../../lib/time/clock.ts'
import { weekdaysInWords } from '../../lib/time/repeat-words.ts'
import { fieldWords } from '../health/field-words.ts'
import { amount } from '../health/health-numbers.ts'
import { moodLook } from '../mood/mood-look.ts'
import { colorLook, typeLook } from '../planner/items/item-look.ts'
import type { SourceName } from './candidate.ts'
import { dayInFull } from './in-numbers.ts'
import type { Difference } from './ledger.ts'
import { kindName } from './source-words.ts'

type Told = NonNullable<ImportOutcome['differences']>[number]
type Value = Told['here']

/** Kinds of which a day has several, told apart by their first words. */
const named: readonly ImportKind[] = ['journal', 'post', 'repeating-item']

/** Fields whose values are names for programs. */
const unreadable: readonly string[] = [
  'mood_id',
  'theme_id',
  'copy_of',
  'globalEventId',
  'repeatId',
  'on_this_day',
]

/** How the values of a field are said, where they are no text of the member's. */
const sayings: Readonly<Record<string, (value: string) => string>> = {
  mood: (value) => moodLook(value).name,
  emotion_tags: translateData,
  language: languageName,
  month_starts_on: (value) => (value === 'monday' ? t('Monday') : t('Sunday')),
  type: (value) => typeLook(value as Parameters<typeof typeLook>[0]).name,
  color: (value) => colorLook(value as Parameters<typeof colorLook>[0]).name,
  glucoseContext: (value) => (value === 'fasting' ? t('Fasting') : t('Post-meal')),
  every: (value) =>
    value === 'day' ? t('Every day') : value === 'week' ? t('Every week') : t('Every month'),
}

function textInWords(field: string, value: string): string {
  const say = sayings[field]
  if (say) return say(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayInFull(value)
  if (/^\d\d:\d\d$/.test(value)) return clockOf(value)
  return /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-][\d:]+)$/.test(value)
    ? momentInWords(new Date(value), 'medium')
    : value
}

const isHealth = (field: string): field is keyof typeof fieldWords => field in fieldWords

function valueInWords(kind: ImportKind, field: string, value: Value): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return t('nothing')
  if (typeof value === 'boolean') return value ? t('yes') : t('no')
  if (typeof value === 'number')
    return amount(value, kind === 'health' && isHealth(field) ? fieldWords[field].unit : undefined)
  if (typeof value === 'string') return textInWords(field, value)
  if (field === 'weekdays' || field === 'days') return weekdaysInWords(value.map(Number))
  return value.map((one) => textInWords(field, one)).join(', ')
}

const labelOf = (kind: ImportKind, field: string): string =>
  kind === 'health' && isHealth(field)
    ? translate(fieldWords[field].label)
    : translateWording(fieldWording([field]))

function changeInWords(kind: ImportKind, { of, field, here, file }: Told): string {
  const label = [of, labelOf(kind, field)].filter(Boolean).join(', ')
  if (unreadable.includes(field)) return label
  const before = valueInWords(kind, field, here)
  const after = valueInWords(kind, field, file)
  // A mood's name says what it is.
  return kind === 'mood' && field === 'mood'
    ? t('{before} → {after}', { before, after })
    : t('{field}: {before} → {after}', { field: label, before, after })
}

/** A difference in a line: its day, and what is here and what the file says: 'November 9, 2026: Calm → Sad'. */
export function differenceInWords(
  { kind, date, about, differences }: Difference,
  source: SourceName,
): string {
  const day = date ? dayInFull(date) : kindName(kind, source)
  const which = named.includes(kind) && about ? `${day}, ${about}` : day
  const what = differences.map((one) => changeInWords(kind, one)).join(' · ')
  return what ? t('{day}: {what}', { day: which, what }) : which
}
