import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { editEnglish } from './english.ts'
import { readSheet, type SheetRow, writeSheet } from './sheet.ts'

/** An expression as it is written in a template literal. */
const place = ['$', '{place}'].join('')

let tree: string
const printed: string[] = []

const files = {
  'web/goals-dialog.tsx': `export const A = () => [t('Goals saved successfully!'), t('Of before'), t('Close||a dialog')]`,
  'web/week.tsx': `export const B = (n: number) =>
  [t('Of before'), t('{n, plural, one {# day is left} other {# days are left}}', { n }), label('Of before')]`,
  'web/week.test.ts': `test('week', () => expect(screen.getByText('Of before')).toBeVisible())`,
  'server/doctor.ts': `export const say = (place: string) => print(\`${place} cannot be read. Say where it is.\`)
log.warn({ place }, 'A place was not read.')`,
  'contract/api.ts': `export const api = { 'GET /mood': member({ summary: 'Moods of a day', response }) }`,
  'content/texts/de.ts': `export default {
  'Goals saved successfully!': 'Ziele gespeichert',
  // The link
  'Of before': 'Von vorher', // web/week.tsx
  '{n, plural, one {# day is left} other {# days are left}}':
    '{n, plural, one {Noch # Tag} other {Noch # Tage}}',
} satisfies Catalogue
`,
}

const read = (file: keyof typeof files) => readFileSync(join(tree, file), 'utf8')

beforeEach(() => {
  tree = mkdtempSync(join(tmpdir(), 'english-'))
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), content)
  }
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(tree, { recursive: true })
})

/** Writes the sheet, lets `change` edit its rows, and carries it back. */
async function edit(change: (rows: SheetRow[]) => SheetRow[] | undefined): Promise<boolean> {
  const file = join(tree, 'sheet.tsv')
  await editEnglish(tree, file)
  const rows = readSheet(readFileSync(file, 'utf8'))
  writeFileSync(file, writeSheet(change(rows) ?? rows))
  return editEnglish(tree, file)
}

const rowOf = (rows: SheetRow[], beginning: string): SheetRow => {
  const row = rows.find(({ text }) => text.startsWith(beginning))
  if (!row) throw new Error(`No row begins with ${beginning}`)
  return row
}

test('the sheet has a line for each text, with its use, places, lock, and values', async () => {
  const file = join(tree, 'sheet.tsv')
  expect(await editEnglish(tree, file)).toBe(true)
  const rows = readSheet(readFileSync(file, 'utf8'))
  expect(rows.map(({ text }) => text)).toHaveLength(7)
  expect(rowOf(rows, 'Goals saved')).toMatchObject({ used: 'dialog', locked: 'whole' })
  expect(rowOf(rows, 'Of before')).toMatchObject({
    used: 'dialog, screen',
    where: ['web/goals-dialog.tsx:1', 'web/week.tsx:2'],
    locked: '',
  })
  expect(rowOf(rows, '{n, plural')).toMatchObject({ used: 'screen', values: 'n' })
  expect(rowOf(rows, place)).toMatchObject({ used: 'command', values: place })
  expect(rowOf(rows, 'Moods of')).toMatchObject({ used: 'API summary' })
  expect(rowOf(rows, 'A place')).toMatchObject({ used: 'log', where: ['server/doctor.ts:2'] })
})

test('an edited text is renamed in sources, tests, and catalogues, which keep their words', async () => {
  expect(
    await edit((rows) => {
      rowOf(rows, 'Of before').english = "The previous one's link"
      rowOf(rows, '{n, plural').english = '{n, plural, one {# day left} other {# days left}}'
      rowOf(rows, place).english = `We can't read ${place}. Check where it is.`
      return rows
    }),
  ).toBe(true)
  expect(read('web/goals-dialog.tsx')).toContain(`t("The previous one's link")`)
  expect(read('web/week.tsx')).toContain(`label("The previous one's link")`)
  expect(read('web/week.test.ts')).toContain(`getByText("The previous one's link")`)
  expect(read('server/doctor.ts')).toContain(`\`We can't read ${place}. Check where it is.\``)
  expect(read('content/texts/de.ts')).toBe(`export default {
  'Goals saved successfully!': 'Ziele gespeichert',
  // The link
  "The previous one's link": 'Von vorher', // web/week.tsx
  '{n, plural, one {# day left} other {# days left}}':
    '{n, plural, one {Noch # Tag} other {Noch # Tage}}',
} satisfies Catalogue
`)
})

test('a text of two screens becomes two, and both keep the translation', async () => {
  await edit((rows) => {
    const both = rowOf(rows, 'Of before')
    const [dialog = '', screen = ''] = both.where
    both.where = [screen]
    return [...rows, { ...both, where: [dialog], english: 'Previous' }]
  })
  expect(read('web/goals-dialog.tsx')).toContain("t('Previous')")
  expect(read('web/week.tsx')).toContain("t('Of before')")
  expect(read('web/week.test.ts')).toContain('Of before')
  expect(read('content/texts/de.ts')).toContain(`  'Of before': 'Von vorher',\n  'Previous': 'Von vorher',`)
})

test('a text that becomes one that exists takes over its translation', async () => {
  await edit((rows) => {
    rowOf(rows, 'Of before').english = 'Goals saved successfully!'
    return rows
  })
  expect(read('content/texts/de.ts')).not.toContain('Von vorher')
  expect(read('content/texts/de.ts').match(/Goals saved successfully!/g)).toHaveLength(1)
})

test('texts whose meaning changed are listed to be translated again', async () => {
  await edit((rows) => {
    Object.assign(rowOf(rows, 'Of before'), { english: 'The next one', meaning: 'changed' })
    return rows
  })
  expect(printed.slice(-2)).toEqual([
    'Translate these again (de), because their meaning changed:',
    '  The next one',
  ])
})

test.each<[string, (rows: SheetRow[]) => SheetRow[], string]>([
  [
    'a value is lost',
    (rows) => {
      rowOf(rows, '{n, plural').english = 'Some days left'
      return rows
    },
    '{n} is missing',
  ],
  [
    'a value is never filled',
    (rows) => {
      rowOf(rows, 'Of before').english = 'Of {who}'
      return rows
    },
    '{who} is never filled',
  ],
  [
    'an expression of a template is lost',
    (rows) => {
      rowOf(rows, place).english = "We can't read it."
      return rows
    },
    `${place} is missing`,
  ],
  [
    'a choice is malformed',
    (rows) => {
      rowOf(rows, '{n, plural').english = '{n, plural, one {# day}'
      return rows
    },
    'has no wording for other',
  ],
  [
    'a specified text is changed',
    (rows) => {
      rowOf(rows, 'Goals saved').english = 'Saved your goals'
      return rows
    },
    'the specification words it',
  ],
  [
    'nothing is left of a text',
    (rows) => {
      rowOf(rows, 'Of before').english = ' '
      return rows
    },
    'nothing is left of it',
  ],
  [
    'the sources changed since the sheet was written',
    (rows) => {
      rowOf(rows, 'Of before').where.push('web/week.tsx:9')
      return rows
    },
    "web/week.tsx:9 doesn't have it",
  ],
  [
    'two lines word one place',
    (rows) => [...rows, { ...rowOf(rows, 'Of before'), english: 'Earlier' }],
    'has two lines in the sheet',
  ],
])('nothing is changed when %s', async (_what, change, why) => {
  expect(await edit(change)).toBe(false)
  expect(printed.join('\n')).toContain(why)
  for (const file of Object.keys(files) as (keyof typeof files)[]) expect(read(file)).toBe(files[file])
})

test('a tab, a line break, and a backslash in a text survive the sheet', () => {
  const row = {
    ...rowOf([{ text: 'a\tb\nc\\n' } as SheetRow], 'a'),
    english: 'x\ty',
    used: '',
    where: ['a:1'],
  }
  const whole = { ...row, locked: '', values: '', meaning: '' }
  expect(readSheet(writeSheet([whole]))).toEqual([whole])
})

test('a file that is no sheet is refused', () => {
  expect(() => readSheet('one\ttwo\n1\t2\n')).toThrow('has no column “text”')
})
