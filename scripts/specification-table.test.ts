import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)

/** The cells of every row of a document: a statement, and the tests that prove it. A bar within a cell is escaped. */
const rowsOf = (document: string) =>
  readFileSync(join(root, document), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Statement|-{3,}) /.test(line))
    .map((line) =>
      line
        .slice(2, -2)
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll('\\|', '|')),
    )

/** The faults of a row, in words. */
function faultsOf([statement = '', tests = '', ...more]: string[]): string[] {
  if (!statement || more.length > 0) return [`“${statement}” is no row of two cells`]
  return tests.split('<br>').flatMap((named) => {
    const [, file = '', title = ''] = /^`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(named) ?? []
    if (!file) return [`“${statement}” names no test: ${named}`]
    return hasTest(file, title) ? [] : [`“${statement}”: ${file} has no “${title}”`]
  })
}

const sources = new Map<string, string>()

/** Whether a file has a test, or a group of tests, of this title. */
function hasTest(file: string, title: string): boolean {
  if (!existsSync(join(root, file))) return false
  const source = sources.get(file) ?? readFileSync(join(root, file), 'utf8').replace(/\\(['"`])/g, '$1')
  sources.set(file, source)
  return [`'`, `"`, '`'].some((quote) =>
    source
      .split(quote + title + quote)
      .slice(0, -1)
      .some((before) => /\(\s*$/.test(before)),
  )
}

test('every statement of the specification names a test that there is', () => {
  const rows = rowsOf('docs/specification.md')
  expect(rows.length).toBeGreaterThan(600)
  expect(rows.flatMap(faultsOf)).toEqual([])
})

test('so does every promise beyond it', () => {
  const rows = rowsOf('docs/promises.md')
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.flatMap(faultsOf)).toEqual([])
})

test('a test that was renamed, or a row without one, would be found', () => {
  const named = '`scripts/specification-table.test.ts` › '
  expect(
    faultsOf(['It is so', `${named}every statement of the specification names a test that there is`]),
  ).toEqual([])
  for (const wrong of [`${named}every statement`, '`scripts/gone.test.ts` › a title', 'by hand', ''])
    expect(faultsOf(['It is so', wrong])).toHaveLength(1)
})
