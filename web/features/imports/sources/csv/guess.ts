import { plainName } from '../plain-name.ts'
import { factorOf, isUnitField } from '../units.ts'
import { formatOf } from './dates.ts'
import type { Preset, Role } from './fields.ts'
import { type DecimalSign, readNumber, signOf } from './numbers.ts'
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

/** Words of plain headers in English, and in the languages next to it. The first that fits decides. */
const words: readonly [role: Role, pattern: RegExp][] = [
  [
    'date',
    /^(?:date|day|datum|tag|tarih|fecha|data|timestamp|date.?time|start.?(?:time|date)|when|created(?:.?at)?)\b/,
  ],
  ['time', /^(?:time|uhrzeit|zeit|saat|hora|heure)\b/],
  ['steps', /\b(?:steps?|step.?count|schritte|adim|pasos|pas)\b/],
  ['sleepHours', /\b(?:sleep|asleep|schlaf|uyku|sueno|sommeil)/],
  ['bodyFatPct', /\b(?:body.?fat|fat|koe?rperfett|yag)\b/],
  ['weightKg', /\b(?:weight|gewicht|kilo|peso|poids)\b/],
  ['waistCm', /\b(?:waist|taille|bel|cintura)\b/],
  ['waterMl', /\b(?:water|wasser(?:menge|gla\w+)?|su|agua|eau|hydration)\b/],
  ['systolic', /\bsys/],
  ['diastolic', /\bdia(?:s|\b)/],
  ['glucoseMgDl', /\b(?:glucose|blood.?sugar|blutzucker|seker)\b/],
  ['mood', /\b(?:mood|feeling|stimmung|ruh hali)\b/],
  ['tags', /\b(?:tags?|activit(?:y|ies)|labels?|categor(?:y|ies))\b/],
  ['title', /\b(?:title|subject|titel|baslik)\b/],
  ['body', /\b(?:entry|journal|body|text|tagebuch|content)\b/],
  ['note', /\b(?:notes?|comments?|notiz|kommentar|not)\b/],
]

/** What a column is by its name and its cells. */
export function guessRole(header: string, cells: readonly string[]): Role {
  const name = plainName(header)
  const role = words.find(([, pattern]) => pattern.test(name))?.[0] ?? 'ignore'
  if (role === 'date') return formatOf(cells) ? 'date' : 'ignore'
  if (role !== 'ignore' || name !== '') return role
  return formatOf(cells) ? 'date' : 'ignore'
}

const named: readonly [unit: string, pattern: RegExp][] = [
  ['glass', /glass(?:es)?\b|gla(?:s|e?ser)\b|\bvasos?\b|\bbarda[gk]/],
  ['mmol/l', /mmol/],
  ['mg/dl', /mg/],
  ['lb', /\blbs?\b|pound/],
  ['kg', /\bkg\b|kilo/],
  ['st', /\bst\b|stone/],
  ['in', /\bin\b|inch/],
  ['cm', /\bcm\b/],
  ['ml', /\bml\b/],
  ['floz', /\boz\b|ounce/],
  ['l', /\bl\b|lit(?:er|re|ro)/],
  ['ms', /\bms\b|millisecond/],
  ['min', /\bmin(?:utes?|s)?\b/],
  ['h', /\bh(?:ours?|rs?)?\b/],
  ['s', /\bs(?:ec(?:onds?)?)?\b/],
]

/** What nobody drinks in a day of anything but milliliters. */
const manyUnits = 250

/** The unit of a column: by its name or its first cell, else by the size of its numbers. Null where all leave it open. */
export function guessUnit(
  role: Role,
  header: string,
  cells: readonly string[],
  table: DecimalSign | undefined,
): string | null {
  if (!isUnitField(role)) return null
  const sign = signOf(cells, { table })
  const numbers = cells.flatMap((cell) => readNumber(cell, sign) ?? [])
  const words = plainName(`${header} ${numbers[0]?.unit ?? ''}`)
  const said = named.find(([unit, pattern]) => factorOf(role, unit) !== undefined && pattern.test(words))?.[0]
  if (said) return said
  const values = numbers.map(({ value }) => value).filter((value) => value > 0)
  const middle = values.sort((a, b) => a - b)[Math.floor(values.length / 2)]
  if (middle === undefined) return null
  switch (role) {
    case 'sleepHours':
      return middle <= 24 ? 'h' : middle <= 1440 ? 'min' : 's'
    case 'waterMl':
      // Five are liters as well as glasses.
      return middle >= manyUnits ? 'ml' : null
    case 'glucoseMgDl':
      return middle < 35 ? 'mmol/l' : 'mg/dl'
    default:
      return null
  }
}
