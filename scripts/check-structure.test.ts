import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkStructure } from './check-structure.ts'

const trees: string[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

/** Writes a small tree and gives what the rules say of it, one `file message` each. */
function findingsIn(files: Record<string, string>): string[] {
  const tree = mkdtempSync(join(tmpdir(), 'structure-'))
  trees.push(tree)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), content)
  }
  return checkStructure(tree).map(({ file, level, message }) => `${level} ${file} ${message}`)
}

/** The same for one import, in a tree where every feature named has its namesake in the contract. */
function importing(from: string, specifier: string): string[] {
  const contract = Object.fromEntries(
    ['mood', 'themes', 'events'].map((name) => [`contract/${name}.ts`, 'export {}\n']),
  )
  return findingsIn({ ...contract, [from]: `import { a } from '${specifier}'\n` })
}

test.each([
  ['contract/mood.ts', 'zod/mini'],
  ['contract/mood.ts', './api.ts'],
  ['contract/mood.test.ts', 'fast-check'],
  ['content/themes.ts', '../contract/themes.ts'],
  ['server/kernel/mount.ts', '../../contract/api.ts'],
  ['server/features/mood/handlers.ts', '../../kernel/errors.ts'],
  ['server/features/mood/handlers.ts', '../../deps.ts'],
  ['server/features/mood/handlers.ts', './queries.ts'],
  ['server/features/mood/handlers.ts', '../themes/queries.ts'],
  ['server/features/mood/rules.ts', '../themes/rules.ts'],
  ['server/features/mood/handlers.ts', '../../handlers.ts'],
  ['server/features/mood/queries.ts', '../../tables.ts'],
  ['server/app.ts', './features/mood/handlers.ts'],
  ['server/app.ts', './version.ts'],
  ['server/main.ts', './app.ts'],
  ['server/test/app.ts', '../main.ts'],
  ['server/kernel/mount.test.ts', '../test/app.ts'],
  ['web/features/mood/mood-page.tsx', '../../ui/button.tsx'],
  ['web/features/mood/mood-page.tsx', '../themes/queries.ts'],
  ['web/features/dashboard/dashboard-page.tsx', '../themes/theme-card.tsx'],
  ['web/admin/users-page.tsx', '../features/mood/mood-card.tsx'],
  ['web/router.tsx', './shell/member-shell.tsx'],
  ['web/router.tsx', './admin/admin-pages.tsx'],
  ['web/main.tsx', './router.tsx'],
  ['e2e/mood.spec.ts', '../server/main.ts'],
])('%s may import %s', (from, specifier) => {
  expect(importing(from, specifier)).toEqual([])
})

test.each([
  ['contract/mood.ts', 'zod', ['imports nothing but zod/mini']],
  ['contract/mood.ts', 'kysely', ['imports nothing but zod/mini']],
  ['contract/mood.ts', '../server/config.ts', ['depends on neither']],
  ['contract/mood.test.ts', '../web/lib/dates.ts', ['depends on neither']],
  ['content/themes.ts', '../server/kernel/database.ts', ['is data']],
  ['server/kernel/mount.ts', '../features/mood/queries.ts', ['kernel ← features ← app ← main']],
  ['server/kernel/mount.ts', '../tables.ts', ['kernel ← features ← app ← main']],
  ['server/kernel/mount.ts', '../deps.ts', ['kernel ← features ← app ← main']],
  ['server/features/mood/handlers.ts', '../../app.ts', ['kernel ← features ← app ← main']],
  ['server/features/mood/handlers.ts', '../themes/handlers.ts', ["another feature's queries and rules"]],
  ['server/features/mood/handlers.ts', '../../test/make.ts', ['must not reach the product']],
  ['server/app.ts', '../web/router.tsx', ['meet in the contract only']],
  ['server/app.ts', '../scripts/free-port.ts', ['meet in the contract only']],
  ['web/lib/client.ts', '../../server/kernel/errors.ts', ['meet in the contract only']],
  ['web/lib/client.test.ts', '../../server/kernel/errors.ts', ['meet in the contract only']],
  ['web/lib/client.ts', '../features/mood/queries.ts', ['lib, ui ← features']],
  ['web/features/mood/mood-page.tsx', '../../admin/users-page.tsx', ['lib, ui ← features']],
  ['web/features/mood/mood-page.tsx', '../themes/theme-card.tsx', ["another feature's queries and rules"]],
  ['web/admin/users-page.tsx', '../shell/guards.tsx', ['lib, ui ← features']],
])('%s importing %s is judged', (from, specifier, reasons) => {
  const found = importing(from, specifier)
  expect(found).toHaveLength(reasons.length)
  for (const [at, reason] of reasons.entries()) expect(found[at]).toContain(reason)
})

test.each([
  ['a re-export', "export { a } from '../../app.ts'"],
  ['a star', "export * from '../../app.ts'"],
  ['a type', "import type { App } from '../../app.ts'"],
  ['a side effect', "import '../../app.ts'"],
  ['a lazy import', "const load = () => import('../../app.ts')"],
  ['names over several lines', "import {\n  a,\n  b,\n} from '../../app.ts'"],
])('%s is an import', (_what, source) => {
  const found = findingsIn({ 'contract/mood.ts': '', 'server/features/mood/handlers.ts': `${source}\n` })
  expect(found).toHaveLength(1)
})

test('what a comment says is no import', () => {
  const comments = "// import { a } from '../../app.ts'\n/*\nimport { b } from '../../app.ts'\n*/\n"
  expect(findingsIn({ 'contract/mood.ts': '', 'server/features/mood/handlers.ts': comments })).toEqual([])
})

test('a circle is told with its whole way, once', () => {
  const found = findingsIn({
    'server/kernel/a.ts': "import './b.ts'\n",
    'server/kernel/b.ts': "import './c.ts'\n",
    'server/kernel/c.ts': "import './a.ts'\n",
    'server/kernel/d.ts': "import './a.ts'\nimport './b.ts'\n",
  })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(
    'server/kernel/a.ts → server/kernel/b.ts → server/kernel/c.ts → server/kernel/a.ts',
  )
})

test('two features in a circle of queries are a circle', () => {
  const found = findingsIn({
    'contract/mood.ts': '',
    'contract/themes.ts': '',
    'server/features/mood/queries.ts': "import '../themes/queries.ts'\n",
    'server/features/themes/queries.ts': "import '../mood/queries.ts'\n",
  })
  expect(found).toHaveLength(1)
})

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
  const found = findingsIn({ 'server/kernel/mount.ts': 'a\n'.repeat(lines) })
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
])('%s is told with its line', (_what, file, content) => {
  const found = findingsIn({ [file]: `\n${content}\n` })
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(`${file}:2`)
})

test('a member called Todd and the path of a page are nobody’s leftovers', () => {
  expect(findingsIn({ 'web/main.tsx': "const todo = '/homepage/x' + '/dashboard/work/a'\n" })).toEqual([])
})
