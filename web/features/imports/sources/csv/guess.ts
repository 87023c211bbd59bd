import { isUnitField } from '../units.ts'
import { formatOf } from './dates.ts'
import type { Preset, Role } from './fields.ts'
import { hasDecimalComma, readNumber } from './numbers.ts'
import { fitbit } from './presets/fitbit.ts'
import { garmin } from './presets/garmin.ts'
import { googleFit } from './presets/google-fit.ts'
import { oura } from './presets/oura.ts'
import { samsung } from './presets/samsung.ts'

const presets: readonly Preset[] = [googleFit, ...fitbit, ...garmin, ...oura, ...samsung]

/** A column's name without what some exports write before it. */
export const columnName = (cell: string): string => cell.trim().replace(/^com\.samsung\.[\w.]*\./, '')

/** The known export whose header a row is; undefined for any other row. */
export function presetOf(row: readonly string[]): Preset | undefined {
  const names = new Set(row.map(columnName))
  return presets.find(({ has }) => has.every((name) => names.has(name)))
}

/** Words of headers in English, and in the languages next to it. The first that fits decides. */
const words: readonly [role: Role, pattern: RegExp][] = [
  [
    'date',
    /^(?:date|day|datum|tag|tarih|fecha|data|timestamp|date.?time|start.?(?:time|date)|when|created(?:.?at)?)\b/,
  ],
  ['time', /^(?:time|uhrzeit|zeit|saat|hora|heure)\b/],
  ['steps', /\b(?:steps?|step.?count|schritte|adım|pasos|pas)\b/],
  ['sleepHours', /\b(?:sleep|asleep|schlaf|uyku|sueño|sommeil)/],
  ['bodyFatPct', /\b(?:body.?fat|fat|körperfett|yağ)\b/],
  ['weightKg', /\b(?:weight|gewicht|kilo|peso|poids)\b/],
  ['waistCm', /\b(?:waist|taille|bel|cintura)\b/],
  ['waterMl', /\b(?:water|wasser|su|agua|eau|hydration)\b/],
  ['systolic', /\bsys/],
  ['diastolic', /\bdia(?:s|\b)/],
  ['glucoseMgDl', /\b(?:glucose|blood.?sugar|blutzucker|şeker)\b/],
  ['mood', /\b(?:mood|feeling|stimmung|ruh hali)\b/],
  ['tags', /\b(?:tags?|activit(?:y|ies)|labels?|categor(?:y|ies))\b/],
  ['title', /\b(?:title|subject|titel|başlık)\b/],
  ['body', /\b(?:entry|journal|body|text|tagebuch|content)\b/],
  ['note', /\b(?:notes?|comments?|notiz|kommentar|not)\b/],
]

/** What a column is by its name and its cells. */
export function guessRole(header: string, cells: readonly string[]): Role {
  const name = header.toLowerCase().replaceAll('_', ' ').trim()
  const role = words.find(([, pattern]) => pattern.test(name))?.[0] ?? 'ignore'
  if (role === 'date') return formatOf(cells) ? 'date' : 'ignore'
  if (role !== 'ignore' || name !== '') return role
  return formatOf(cells) ? 'date' : 'ignore'
}

const named: readonly [unit: string, pattern: RegExp][] = [
  ['mmol/l', /mmol/],
  ['mg/dl', /mg/],
  ['lb', /\blbs?\b|pound/],
  ['kg', /\bkg\b|kilo/],
  ['st', /\bst\b|stone/],
  ['in', /\bin\b|inch/],
  ['cm', /\bcm\b/],
  ['ml', /\bml\b/],
  ['floz', /\boz\b|ounce/],
  ['l', /\bl\b|lit(?:er|re)/],
  ['ms', /\bms\b|millisecond/],
  ['min', /\bmin(?:utes?|s)?\b/],
  ['h', /\bh(?:ours?|rs?)?\b/],
  ['s', /\bs(?:ec(?:onds?)?)?\b/],
]

/** The unit of a column: by its name, else by the size of its numbers. Null where both leave it open. */
export function guessUnit(role: Role, header: string, cells: readonly string[]): string | null {
  if (!isUnitField(role)) return null
  const name = header.toLowerCase().replaceAll('_', ' ')
  const said = named.find(([, pattern]) => pattern.test(name))?.[0]
  if (said) return said
  const comma = hasDecimalComma(cells)
  const values = cells.flatMap((cell) => readNumber(cell, comma)?.value ?? []).filter((value) => value > 0)
  const middle = values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) return null
  switch (role) {
    case 'sleepHours':
      return middle <= 24 ? 'h' : middle <= 1440 ? 'min' : 's'
    case 'waterMl':
      return middle < 20 ? 'l' : 'ml'
    case 'glucoseMgDl':
      return middle < 35 ? 'mmol/l' : 'mg/dl'
    default:
      return null
  }
}
