import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'

const trees: string[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

/** Writes a small tree, and returns the findings of the rules, one `file message` each. */
function findingsIn(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'structure-'))
  trees.push(tree)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), content)
  }
  return checkStructure(tree).map(({ file, level, message }) => `${level} ${file} ${message}`)
}

test.each([
  'server/kernel/utils.ts',
  'web/lib/helpers.ts',
  'contract/types.ts',
  'server/services/mail.ts',
  'web/ui/index.ts',
  'web/ui/utils.test.tsx',
])('%s is no name', (file) => {
  expect(findingsIn({ [file]: '' })).toHaveLength(1)
})

test('index.html is a name, as browsers know it', () => {
  expect(findingsIn({ 'web/index.html': '' })).toEqual([])
})

test('a feature is called the same in all three roots', () => {
  const found = findingsIn({
    'contract/mood.ts': '',
    'server/features/mood/queries.ts': '',
    'server/features/feelings/queries.ts': '',
    'web/features/moods/mood-page.tsx': '',
    'web/features/dashboard/dashboard-page.tsx': '',
  })
  expect(found.map((line) => line.split(' ')[1])).toEqual(['server/features/feelings', 'web/features/moods'])
})

test.each([
  ['a gap', ['0001-a.sql', '0003-c.sql'], 1],
  ['a double', ['0001-a.sql', '0001-b.sql'], 1],
  ['a late start', ['0002-a.sql'], 1],
  ['a program', ['0001-a.sql', '0002-b.ts'], 1],
  ['no gap', ['0001-a.sql', '0002-b.sql'], 0],
])('migrations with %s', (_what, names, count) => {
  const files = Object.fromEntries(names.map((name) => [`server/migrations/${name}`, '']))
  expect(findingsIn(files)).toHaveLength(count)
})

test.each([
  [300, undefined],
  [301, 'warning'],
  [400, 'warning'],
  [401, 'error'],
])('a file of %i lines: %s', (lines, level) => {
  const found = findingsIn({ 'server/kernel/http/mount.ts': 'a\n'.repeat(lines) })
  expect(found.map((line) => line.split(' ')[0])).toEqual(level ? [level] : [])
})

test('generated code and the starter library may be long', () => {
  const long = 'a\n'.repeat(900)
  expect(findingsIn({ 'server/tables.ts': long, 'content/themes.ts': long })).toEqual([])
})

test.each([
  ['work for later', 'docs/a.md', `${'TO'}DO: more`],
  ['a folder of one machine', 'server/main.ts', `const data = '/${'home'}/ada/data'`],
  ['a registry', '.npmrc', `${'registry'}=https://packages.example/`],
  ['a registry in the lock', 'package-lock.json', `"${'resolved'}": "https://packages.example/a.tgz"`],
  ['a module replaced', 'web/a.test.ts', `${'vi'}.mock('./b.ts')`],
])('%s is told with its line', (_what, file, content) => {
  const found = findingsIn({ [file]: `\n${content}\n` })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${file}:2`)
})

test('a member called Todd and the path of a page are nobody’s leftovers', () => {
  expect(findingsIn({ 'web/main.tsx': "const todo = '/homepage/x' + '/dashboard/work/a'\n" })).toEqual([])
})

test.each([
  ['web/a.tsx', '<p className="sm:-ml-2 flex" />'],
  ['web/a.tsx', "cx('absolute right-0.5')"],
  ['web/a.tsx', '<p className="text-left" />'],
  ['web/a.tsx', '<p className="rounded-tl-lg" />'],
  ['web/a.css', 'a {\n  margin-left: 1rem;\n}'],
  ['web/a.css', 'a {\n  text-align: right;\n}'],
  ['web/a.css', 'a {\n  left: 0;\n}'],
  ['web/a.ts', 'at.toLocaleDateString(undefined, {})'],
  ['web/a.ts', 'count.toLocaleString()'],
  ['web/a.ts', 'new Intl.NumberFormat(undefined)'],
])('%s would be wrong in another language: %s', (file, content) => {
  expect(findingsIn({ [file]: `${content}\n` })).toHaveLength(1)
})

test('where a line begins and ends is said in every language', () => {
  const said = '<p className="ms-2 end-0 border-s text-start -translate-x-1 mx-auto inset-x-0" />\n'
  const css = 'a {\n  margin-inline-start: 1rem;\n  inset-inline-end: 0;\n}\n'
  expect(findingsIn({ 'web/a.tsx': said, 'web/a.css': css })).toEqual([])
})

test.each([
  ['a ruling that there is', '/** A price (ruling 6). */', 0],
  ['two rulings, one unknown', '// As rulings 6 and 99 have it.', 1],
  ['a decision', '// Why: decision 2.', 0],
  ['an unknown decision', '// Why: decision 3.', 1],
  ['a section', '/** What it says (specification, Member 9). */', 0],
  [
    'an unknown section, on the next line',
    '/**\n * What it says (specification,\n * Admin 3 and 4).\n */',
    2,
  ],
  ['a paper that is not here', '/** What it says (member.md section 9). */', 1],
  ['what is no comment', "const text = 'ruling 99'", 0],
])('%s', (_what, source, count) => {
  const found = findingsIn({
    'docs/rulings.md': '6. A price is sent in one shape.\n',
    'docs/decisions/0002-calls-by-name.md': '# 2. Calls by name\n',
    'docs/specification.md': '### Member 9. Constants\n',
    'server/kernel/http/mount.ts': `${source}\n`,
  })
  expect(found).toHaveLength(count)
})
