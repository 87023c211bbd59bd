import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = dirname(import.meta.dirname)
/** What the specification promises, and what the product promises beyond it. */
const table = ['docs/specification.md', 'docs/promises.md']
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** The cells of every row: a statement, and the tests that show it. A bar within a cell is escaped. */
const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:Statement|---+) /.test(line))
  .map((line) =>
    line
      .slice(2, -2)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim().replaceAll('\\|', '|')),
  )

/** What is wrong with a row, in words. */
function faultsOf([statement = '', tests = '', ...more]: string[]): string[] {
  if (!statement || more.length > 0) return [`“${statement}” is no row of two cells`]
  return tests.split('<br>').flatMap((named) => {
    const [, file = '', title = ''] = /^`([\w./-]+\.(?:test|spec)\.tsx?)` › (.+)$/.exec(named) ?? []
    if (!file) return [`“${statement}” names no test: ${named}`]
    return hasTest(file, title) ? [] : [`“${statement}”: ${file} has no “${title}”`]
  })
}

const sources = new Map<string, string>()

/** Whether a test, or a group of tests, of this title stands in a file. */
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
  expect(rows.length).toBeGreaterThan(600)
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
