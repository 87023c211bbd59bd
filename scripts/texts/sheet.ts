/** The sheet in which an editor rewords English texts: tab-separated, a line for each text, its columns named in the first. */
import { valuesOf } from '../../contract/text-faults.ts'
import type { Literal } from './collect.ts'

/** A line of the sheet. `english` is what the editor changes; all else says what the text is. */
export type SheetRow = {
  text: string
  english: string
  /** Where people read it: screen, dialog, email, notification, calendar, API detail, API summary, command, log. */
  used: string
  /** The places in the sources, as `file:line`. */
  where: string[]
  /** `whole` or `part`, if the specification words it. */
  locked: string
  /** The values that are filled in. */
  values: string
  /** `changed`, if it says something else now and has to be translated again. */
  meaning: string
}

const columns = ['text', 'english', 'used', 'where', 'locked', 'values', 'meaning'] as const

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
const cell = (text: string) => text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark)
const marks: Record<string, string> = { t: '\t', n: '\n', r: '\r' }
const uncell = (text: string) => text.replace(/\\(.)/g, (_, mark: string) => marks[mark] ?? mark)

/** Returns the sheet as tab-separated text; a tab or line break inside a text is written `\t` or `\n`. */
export const writeSheet = (rows: readonly SheetRow[]): string =>
  [
    columns.join('\t'),
    ...rows.map((row) => columns.map((name) => cell([row[name]].flat().join(' '))).join('\t')),
    '',
  ].join('\n')

/** Reads a sheet. Columns may stand in any order; `text`, `english` and `where` are needed. Throws for anything else. */
export function readSheet(sheet: string): SheetRow[] {
  const [head = '', ...lines] = sheet.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split('\t')
  for (const needed of ['text', 'english', 'where'])
    if (!names.includes(needed)) throw new Error(`The sheet has no column “${needed}”.`)
  return lines.filter(Boolean).map((line) => {
    const cells = line.split('\t').map(uncell)
    const of = (name: (typeof columns)[number]) => cells[names.indexOf(name)] ?? ''
    const list = (name: (typeof columns)[number]) => of(name).split(' ').filter(Boolean)
    return {
      text: of('text'),
      english: of('english'),
      used: of('used'),
      where: list('where'),
      locked: of('locked'),
      values: of('values'),
      meaning: of('meaning').trim(),
    }
  })
}

/** Returns the `${…}` of a template literal as they are written, outer ones only, in alphabetical order. */
export function expressionsIn(written: string): string[] {
  const found: string[] = []
  for (let at = written.indexOf('${'); at >= 0; at = written.indexOf('${', at)) {
    let depth = 0
    let end = at + 1
    do {
      if (written[end] === '{') depth += 1
      if (written[end] === '}') depth -= 1
      end += 1
    } while (depth > 0 && end < written.length)
    found.push(written.slice(at, end))
    at = end
  }
  return found.sort()
}

/** Whether a literal has no translations, and may be a template with expressions. */
export const isForOperators = (by: string): boolean => ['log', 'command', 'API summary'].includes(by)

/** Where people read a literal. */
export function useOf({ file, by }: Literal): string {
  if (isForOperators(by)) return by
  if (['refuse', 'notFound', 'Refusal', 'super'].includes(by)) return 'API detail'
  if (file.startsWith('contract/')) return by === 'texts' ? 'screen' : 'API detail'
  if (file.startsWith('web/')) return /dialog|confirm|question/.test(file) ? 'dialog' : 'screen'
  if (/notices/.test(file)) return 'notification'
  if (/feeds\/(?!letters)/.test(file)) return 'calendar'
  return /emails?\.ts$|letters?[-.]|\/mail\/|letters\//.test(file) ? 'email' : 'API detail'
}

/** A line for each text, in the order of the sources. */
export function sheetOf(
  literals: readonly Literal[],
  lockOf: (text: string) => string | undefined,
): SheetRow[] {
  const all = Map.groupBy(literals, ({ text, by }) => `${isForOperators(by)} ${text}`)
  return [...all.values()].map((each) => {
    const [{ text, by } = { text: '', by: '' }] = each
    return {
      text,
      english: text,
      used: [...new Set(each.map(useOf))].join(', '),
      where: [...new Set(each.map(({ file, line }) => `${file}:${line}`))],
      locked: lockOf(text) ?? '',
      values: (isForOperators(by) ? expressionsIn(text) : valuesOf(text)).join(', '),
      meaning: '',
    }
  })
}
