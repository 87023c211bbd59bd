/**
 * The structure rules that no tool knows, each with its reason: names of files, their length, the numbering of
 * migrations, the targets of references, and leftovers.
 */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { brokenReferences, numbersIn } from './structure/references.ts'

export type Finding = { file: string; level: 'error' | 'warning'; message: string }

const skipped = ['**/node_modules', 'dist', 'data', 'coverage', 'test-results', '.git', '.*/**/node_modules']
const code = /\.(ts|tsx|mjs|js|css)$/
const generated = ['server/tables.ts']
const forbiddenNames = ['utils', 'helpers', 'types', 'services', 'index']

/** Everything that breaks a rule in the tree under `root`. */
export function checkStructure(root: string): Finding[] {
  const files = globSync('**/*', { cwd: root, exclude: skipped })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join(root, file)).isFile())
    .sort()
  const sources = new Map(
    files.filter((file) => code.test(file)).map((file) => [file, readFileSync(join(root, file), 'utf8')]),
  )
  return [
    ...names(files),
    ...featureFolders(files),
    ...migrations(files),
    ...lengths(sources),
    ...leftovers(root, files),
    ...written(sources),
    ...references(root, files),
  ]
}

const error = (file: string, message: string): Finding => ({ file, level: 'error', message })

function names(files: string[]): Finding[] {
  return files
    .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file))
    .flatMap((file) => {
      const parts = [...dirname(file).split('/'), basename(file).replace(/\..*$/, '')]
      const bad = parts.find((part) => forbiddenNames.includes(part))
      return bad
        ? [error(file, `"${bad}" says nothing about what is inside: name it for what it holds.`)]
        : []
    })
}

/** Every feature of the server and of the web has the name of its contract. */
function featureFolders(files: string[]): Finding[] {
  const known = new Set(
    files.flatMap((file) => /^contract\/(?:features\/)?([a-z-]+)(?:\.ts$|\/)/.exec(file)?.[1] ?? []),
  )
  // The audit log belongs to the back office, which has a root of its own in the web.
  known.add('admin')
  const webOnly = ['calendar', 'dashboard', 'landing', 'reminders']
  const folders = new Set(
    files.flatMap((file) => /^(?:server|web)\/features\/[^/]+(?=\/)/.exec(file)?.[0] ?? []),
  )
  return [...folders]
    .filter(
      (folder) =>
        !known.has(basename(folder)) && !(folder.startsWith('web/') && webOnly.includes(basename(folder))),
    )
    .map((folder) =>
      error(folder, 'has no namesake in contract/: a feature has one name in all three roots.'),
    )
}

function migrations(files: string[]): Finding[] {
  const all = files.filter((file) => file.startsWith('server/migrations/'))
  const findings = all
    .filter((file) => !/^server\/migrations\/\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .map((file) =>
      error(file, 'is not named NNNN-what-it-does.sql: migrations are plain SQL, in order and forward only.'),
    )
  if (findings.length) return findings
  const wrong = all.find((file, position) => Number(basename(file).slice(0, 4)) !== position + 1)
  return wrong
    ? [error(wrong, 'breaks the numbering: migrations count up from 0001 without a gap or a double.')]
    : []
}

function lengths(sources: Map<string, string>): Finding[] {
  return [...sources].flatMap(([file, source]): Finding[] => {
    const lines = source.split('\n').length - 1
    if (lines <= 300 || generated.includes(file) || /^(content|lab\/art)\//.test(file)) return []
    if (lines > 400) return [error(file, `has ${lines} lines: past 400 it holds more than one thing.`)]
    return [{ file, level: 'warning', message: `has ${lines} lines: what in it is a thing of its own?` }]
  })
}

/** Leftovers of a day's work or of one machine. The patterns are written so that they do not match themselves. */
const strays: [pattern: RegExp, reason: string][] = [
  [/\b(?:TO[D]O|FIX[M]E)\b/, 'leaves work for later: finish it, or open an issue.'],
  [
    /(?<=^|["'`\s(=:])\/(?:home|Users|root|work)\/[\w.-]+\//m,
    'names a folder of one machine: nobody else has it.',
  ],
  [
    /"resolved": "https?:|\bregistry\s*=\s*https?:|_auth(?:Token)?\s*=/,
    'names a package registry: each machine has its own.',
  ],
  [
    /\bvi\.(?:mock|doMock)\(/,
    'replaces a module, too late where another test of the same process has loaded it: serve() of web/test/render.tsx answers calls.',
  ],
]
const texts = /\.(ts|tsx|mjs|js|css|html|json|md|sql|sh|yml|yaml)$|(^|\/)\.npmrc$|^\.ci\//

function leftovers(root: string, files: string[]): Finding[] {
  const hidden = ['.npmrc', '.ci/run'].filter((file) => existsSync(join(root, file)))
  return [...new Set([...files, ...hidden])]
    .filter((file) => texts.test(file))
    .flatMap((file) => {
      const lines = readFileSync(join(root, file), 'utf8').split('\n')
      return strays.flatMap(([pattern, reason]) =>
        lines.flatMap((line, at) => (pattern.test(line) ? [error(`${file}:${at + 1}`, reason)] : [])),
      )
    })
}

/**
 * What would be wrong in another language: left and right instead of the start and the end of a line (`ms-2`, not
 * `ml-2`), and dates and numbers in the browser's language instead of the page's.
 */
const ofOneLanguage: [pattern: RegExp, reason: string][] = [
  [
    /(?<![\w-])-?(?:[mp][lr]|scroll-[mp][lr]|left|right)-(?:\d|\[|\(|px|auto|full)/,
    'names a side of the page: say ms-, me-, ps-, pe-, start- or end-.',
  ],
  [
    /(?<![\w-])(?:(?:text|float|clear)-(?:left|right)(?![\w-])|(?:border-[lr]|rounded-[tb]?[lr])(?!\w))/,
    'names a side of the page: say text-start, text-end, float-start, border-s or rounded-se.',
  ],
  [
    /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)(?:-\w+)?|left|right|border-(?:top|bottom)-(?:left|right)-radius):(?=.*;$)|(?:text-align|float|clear): (?:left|right)\b/,
    'names a side of the page: say margin-inline-start, inset-inline-end, text-align: start.',
  ],
  [
    /\.toLocale(?:Date|Time)?String\((?:\)|undefined)|\bIntl\.\w+Format\(undefined/,
    'writes in the language of the browser: give it formatLocale() of web/lib/locale.ts.',
  ],
]

function written(sources: Map<string, string>): Finding[] {
  return [...sources].flatMap(([file, content]) => {
    if (!/^web\/.*\.(?:tsx?|css)$/.test(file) || /\.test\.tsx?$/.test(file)) return []
    return content
      .split('\n')
      .flatMap((line, at) =>
        ofOneLanguage.flatMap(([pattern, reason]) =>
          pattern.test(line) ? [error(`${file}:${at + 1}`, reason)] : [],
        ),
      )
  })
}

/** Every reference in a comment has a target. */
function references(root: string, files: string[]): Finding[] {
  const read = (file: string) => (files.includes(file) ? readFileSync(join(root, file), 'utf8') : '')
  const known = numbersIn({
    rulings: read('docs/rulings.md'),
    specification: read('docs/specification.md'),
    decisions: files.filter((file) => file.startsWith('docs/decisions/')).map((file) => basename(file)),
  })
  return files
    .filter(
      (file) =>
        /\.(ts|tsx|mjs|js|css|sql)$/.test(file) && !/^scripts\/(?:structure\/|check-structure)/.test(file),
    )
    .flatMap((file) =>
      brokenReferences(read(file), known).map(({ line, message }) => error(`${file}:${line}`, message)),
    )
}

if (import.meta.main) {
  const findings = checkStructure(dirname(import.meta.dirname))
  for (const { file, level, message } of findings)
    console.log(`${level === 'error' ? '✗' : '!'} ${file} ${message}`)
  process.exitCode = findings.some(({ level }) => level === 'error') ? 1 : 0
}
