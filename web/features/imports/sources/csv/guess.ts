import { readClock } from '../clock.ts'
import { type DecimalSign, readNumbers, readPressure, signOf } from '../numbers.ts'
import { plainName } from '../plain-name.ts'
import { factorOf, isUnitField } from '../units.ts'
import { formatOf, readDate } from './dates.ts'
import type { Preset, Role } from './fields.ts'
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
    /^(?:date|day|datum|tag|tarih|fecha|data|timestamp|date.?time|start.?(?:time|date)|when|created(?:.?at)?)\b|\b(?:full|entry|start|log|measurement).?date\b/,
  ],
  ['sleepHours', /\b(?:asleep|slept|geschlafen|uyunan|dormid[oa])\b/],
  ['time', /^(?:time|uhrzeit|zeit|saat|hora|heure)\b/],
  ['steps', /\b(?:steps?|step.?count|schritte|adim|pasos|pas)\b/],
  ['sleepHours', /\b(?:sleep|schlaf|uyku|sueno|sommeil)/],
  // Kilograms of fat are no share.
  [
    'bodyFatPct',
    /^(?!.*(?:\bmass|\bmasse|\bkg\b|\blbs?\b|kutle)).*\b(?:body.?fat|fat|koe?rperfett|grasa|yag)\b/,
  ],
  ['weightKg', /\b(?:weight|gewicht|kilo|peso|poids)\b/],
  ['waistCm', /\b(?:waist|taille|bel|cintura)\b/],
  [
    'waterMl',
    /^(?!.*(?:\bbody|\bkg\b|\blbs?\b|%)).*\b(?:water|wasser(?:menge|gla\w+)?|su|agua|eau|hydration)\b/,
  ],
  ['systolic', /\bs(?:ys|isto)|\bbuyuk tansiyon/],
  ['diastolic', /\bdi(?:a(?:s|\b)|yasto)|\bkucuk tansiyon/],
  [
    'bloodPressure',
    /\b(?:blood.?pressure|bp|blutdruck(?:werte?)?|rr|(?:presion|tension)(?: arterial)?|tansiyon\w*|kan basinci)\b/,
  ],
  ['glucoseMgDl', /\b(?:glucose|blood.?sugar|blutzucker|seker)\b/],
  ['mood', /\b(?:mood|feeling|stimmung|laune|estado de animo|animo|humor|ruh hali|duygu)\b/],
  [
    'tags',
    /\b(?:tags?|activit(?:y|ies)|labels?|categor(?:y|ies)|aktivitaten|schlagwort\w*|actividad(?:es)?|etiquetas?|etiket(?:ler)?|aktiviteler?)\b/,
  ],
  ['title', /\b(?:title|subject|titel|titulo|asunto|baslik)\b/],
  ['body', /\b(?:entry|journal|text|tagebuch|eintrag|content|diario|entrada|texto|gunluk|metin)\b|\bbody$/],
  ['note', /\b(?:notes?|comments?|notiz(?:en)?|kommentare?|notas?|comentarios?|not(?:lar)?|yorum)\b/],
]

type NamedColumn = { name: string; cells: readonly string[] }

/** Names of a column of weeks, which has the days where no other column does. */
const weekName = /^(?:week|woche|kw|kalenderwoche|semana|hafta)\b/

const roleNamed = (header: string): Role => {
  const name = plainName(header)
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? 'ignore'
}
/** Forms that a column without a telling name can have: numbers alone could be anything. */
const isWrittenDay = (cells: readonly string[]) =>
  ['ymd', 'words', 'dmy', 'mdy', 'shortYearFirst', 'ask'].includes(formatOf(cells) ?? '')
/** Cells by which a column without a telling name is judged. */
const mostCells = 200

/** What a column is by its name and its cells. */
function guessRole({ name, cells }: NamedColumn): Role {
  const role = roleNamed(name)
  if (role === 'date') return formatOf(cells) ? 'date' : 'ignore'
  if (role === 'time')
    return cells.some((cell) => readClock(cell) || readDate(cell, 'epoch')) ? 'time' : 'ignore'
  if (role === 'bloodPressure') return cells.some(readPressure) ? role : 'ignore'
  if (role !== 'ignore' || plainName(name) !== '') return role
  const format = formatOf(cells)
  return format && format !== 'excel' ? 'date' : 'ignore'
}

/**
 * What the columns of a table are. If none with the name of a day can be read as one, it is the first whose cells are
 * days, whatever its name, else the first that is named so: the member can show what its cells mean.
 */
export function guessRoles(columns: readonly NamedColumn[]): Role[] {
  const roles = columns.map(guessRole)
  if (roles.includes('date')) return roles
  const unnamed = roles.findIndex(
    (role, at) => role === 'ignore' && isWrittenDay(columns[at]?.cells.slice(0, mostCells) ?? []),
  )
  const named = columns.findIndex(
    ({ name, cells }) =>
      (roleNamed(name) === 'date' || weekName.test(plainName(name))) &&
      cells.some((cell) => /\p{Nd}/u.test(cell)),
  )
  const at = unnamed >= 0 ? unnamed : named
  return roles.map((role, place) => (place === at ? 'date' : role))
}

const named: readonly [unit: string, pattern: RegExp][] = [
  ['glass', /glass(?:es)?\b|gla(?:s|e?ser)\b|\bvasos?\b|\bbarda[gk]/],
  ['mmol/l', /mmol/],
  ['mg/dl', /mg/],
  ['lb', /\blbs?\b|pound/],
  ['kg', /\bkg\b|kilo/],
  ['st', /\bst\b|stone/],
  ['in', /\bin\b|inch|["″”]/],
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
  const numbers = cells.flatMap((cell) => readNumbers(cell, sign).slice(0, 1))
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
