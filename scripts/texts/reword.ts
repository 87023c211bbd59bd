/** Carries an edited sheet into the sources, the tests and the catalogues. */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differences } from '../../contract/text-faults.ts'
import { quoted } from './begin.ts'
import { type Literal, leftOut, parse, textOf, walk } from './collect.ts'
import { propertiesOf, textOfLine } from './set-aside.ts'
import { expressionsIn, isForOperators, type SheetRow } from './sheet.ts'

/** One text that is worded differently in some places, which may be all of them. */
type Edit = { row: SheetRow; literals: Literal[]; isEverywhere: boolean }

export type Planned = {
  edits: Edit[]
  /** Why the sheet cannot be taken. Nothing is written while there is one. */
  refusals: string[]
}

type Known = {
  literals: readonly Literal[]
  keepsSpecified: (before: string, after: string) => boolean
}

const placeOf = ({ file, line }: Literal) => `${file}:${line}`

/** Compares a sheet with the sources, and returns what to do or why not. */
export function planEdits(sheet: readonly SheetRow[], { literals, keepsSpecified }: Known): Planned {
  const byText = Map.groupBy(literals, ({ text }) => text)
  const refusals: string[] = []
  const edits: Edit[] = []
  const taken = new Set<string>()
  for (const row of sheet) {
    const { text, english, where } = row
    const all = byText.get(text) ?? []
    const own = all.filter((literal) => where.includes(placeOf(literal)))
    const refuse = (why: string) => refusals.push(`“${text}”: ${why}`)
    for (const place of where) {
      if (!own.some((literal) => placeOf(literal) === place))
        refuse(`${place} doesn't have it. Write the sheet again.`)
      if (taken.has(`${place} ${text}`)) refuse(`${place} has two lines in the sheet.`)
      taken.add(`${place} ${text}`)
    }
    if (english === text || own.length === 0) continue
    const faults = faultsOf(row, isForOperators(own[0]?.by ?? ''))
    if (faults.length === 0 && !keepsSpecified(text, english)) faults.push('the specification words it.')
    for (const fault of faults) refuse(fault)
    edits.push({ row, literals: own, isEverywhere: own.length === all.length })
  }
  return { edits: refusals.length > 0 ? [] : edits, refusals }
}

function faultsOf({ text, english }: SheetRow, isTemplate: boolean): string[] {
  if (english.trim() === '') return ['nothing is left of it. Remove it from the sources instead.']
  if (!isTemplate) {
    // Where a count is never one, English needs no words for one.
    const before = differences(text, text, 'en')
    return differences(text, english, 'en').filter((fault) => !before.includes(fault))
  }
  const [before, after] = [expressionsIn(text), expressionsIn(english)]
  return [
    ...before.filter((each) => !after.includes(each)).map((each) => `${each} is missing`),
    ...after.filter((each) => !before.includes(each)).map((each) => `${each} is never filled`),
  ]
}

type Replacement = { start: number; end: number; by: string }

function replace(source: string, replacements: readonly Replacement[]): string {
  const unique = new Map(replacements.map((each) => [each.start, each]))
  return [...unique.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, by }) => text.slice(0, start) + by + text.slice(end), source)
}

/** A literal with other words, as it is written in the sources. A template with expressions stays one. */
const literalOf = (source: string, { start, by }: Literal, english: string): string =>
  isForOperators(by) && source[start] === '`' ? `\`${english}\`` : quoted(english)

const tests = ['{contract,server,web,scripts,lab}/**/*.test.{ts,tsx}', 'e2e/**/*.ts']
const sources = '{contract,server,web}/**/*.{ts,tsx}'

/**
 * Rewords the literals of the edits, and everything that repeats such a text as a literal of several words: another place
 * of the sources, or a test. Returns the files that changed.
 */
export function rewordSources(root: string, edits: readonly Edit[]): string[] {
  const changes = new Map<string, Replacement[]>()
  const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8')
  for (const { row, literals } of edits)
    for (const literal of literals) {
      const by = literalOf(sourceOf(literal.file), literal, row.english)
      changes.set(literal.file, [
        ...(changes.get(literal.file) ?? []),
        { start: literal.start, end: literal.end, by },
      ])
    }
  const repeated = new Map(
    edits
      .filter(({ row, isEverywhere }) => isEverywhere && row.text.includes(' '))
      .map(({ row }) => [row.text, row.english]),
  )
  const files = [
    ...globSync(sources, { cwd: root, exclude: leftOut }),
    ...globSync(tests, { cwd: root, exclude: ['**/node_modules/**'] }),
  ].map((file) => file.replaceAll('\\', '/'))
  for (const file of new Set(files)) {
    const source = sourceOf(file)
    if (![...repeated.keys()].some((text) => source.includes(text.slice(0, text.search(/['"\\]|$/)))))
      continue
    walk(parse(file, source), (node) => {
      const english = repeated.get(textOf(node) ?? '')
      if (english === undefined || node.type !== 'Literal') return
      changes.set(file, [
        ...(changes.get(file) ?? []),
        { start: node.start, end: node.end, by: quoted(english) },
      ])
    })
  }
  for (const [file, replacements] of changes)
    writeFileSync(join(root, file), replace(sourceOf(file), replacements))
  return [...changes.keys()]
}

/**
 * Renames the texts of the edits in a catalogue, which keeps their words. A text that stays in other places keeps its line
 * too. A text that was there already keeps its own words.
 */
export function rewordCatalogue(source: string, edits: readonly Edit[]): string {
  const properties = propertiesOf(source)
  const known = new Set(properties.map(textOfLine))
  const replacements: Replacement[] = []
  for (const property of properties) {
    const { start, end, key } = property
    const own = edits.filter(({ row }) => row.text === textOfLine(property))
    const words = source.slice(key.end, end)
    const lines: string[] = []
    if (!own.some(({ isEverywhere }) => isEverywhere)) lines.push(source.slice(start, end))
    for (const { row } of own) {
      if (!known.has(row.english)) lines.push(`${quoted(row.english)}${words}`)
      known.add(row.english)
    }
    if (own.length > 0) replacements.push({ start, end, by: lines.join(',\n  ') })
  }
  // A line of which nothing is left takes its comma with it.
  return replace(source, replacements).replace(/^[ \t]*,(?:[ \t]*\/\/[^\n]*)?\n/gm, '')
}
