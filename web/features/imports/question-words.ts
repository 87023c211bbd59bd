import { t, translate } from '../../../contract/t.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import { formatLocale } from '../../lib/locale.ts'
import { noonOf } from '../../lib/time/days.ts'
import { moodLook } from '../mood/mood-look.ts'
import type { Question } from './candidate.ts'

/** What a column can be, in words. */
const roleNames: Readonly<Record<string, Text>> = texts({
  date: 'Date',
  time: 'Time',
  offset: 'Zone of the time',
  steps: 'Steps',
  waterMl: 'Water',
  sleepHours: 'Sleep',
  weightKg: 'Weight',
  bodyFatPct: 'Body Fat',
  waistCm: 'Waist',
  systolic: 'Systolic',
  diastolic: 'Diastolic',
  bloodPressure: 'Blood Pressure',
  glucoseMgDl: 'Blood Glucose',
  mood: 'Mood',
  tags: 'Tags',
  note: 'Note of a check-in',
  title: 'Title of an entry',
  body: 'Text of an entry',
  ignore: 'Leave out',
})
const unitNames: Readonly<Record<string, Text>> = texts({
  ml: 'ml',
  l: 'Liters',
  glass: 'Glasses (250 ml)',
  floz: 'Fluid ounces (US)',
  h: 'Hours',
  min: 'Minutes',
  s: 'Seconds',
  kg: 'kg',
  lb: 'Pounds',
  st: 'Stones',
  cm: 'cm',
  in: 'Inches',
  'mg/dl': 'mg/dL',
  'mmol/l': 'mmol/L',
})
const encodingNames: Readonly<Record<string, Text>> = texts({
  'utf-8': 'Unicode (UTF-8)',
  'windows-1252': 'Western European (Windows-1252)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  macintosh: 'Western European (Mac)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'koi8-r': 'Cyrillic (KOI8-R)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  gb18030: 'Chinese, simplified (GB 18030)',
  big5: 'Chinese, traditional (Big5)',
  shift_jis: 'Japanese (Shift JIS)',
  'euc-kr': 'Korean (EUC-KR)',
})
const orders: Readonly<Record<string, Text>> = texts({
  dmy: 'Day, then month',
  mdy: 'Month, then day',
})

/** The third of April in both orders, so that one sees what is meant. */
const exampleOf = (option: string): string =>
  noonOf(option === 'dmy' ? '2024-04-03' : '2024-03-04').toLocaleDateString(formatLocale(), {
    day: 'numeric',
    month: 'long',
  })

/** An option of a question in words. */
export function optionInWords({ group }: Question, option: string): string {
  if (group === 'mood') return moodLook(option).name
  if (group === 'date-order')
    return t('{order}: 03/04 is {day}', { order: named(orders, option), day: exampleOf(option) })
  if (group === 'encoding') return named(encodingNames, option)
  return named(group === 'unit' ? unitNames : roleNames, option)
}

function named(names: Readonly<Record<string, Text>>, option: string): string {
  const name = names[option]
  return name === undefined ? option : translate(name)
}
