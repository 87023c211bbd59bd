import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { translator } from '../../contract/texts.ts'
import { faultsOf, missingIn } from './catalogues.ts'
import { collectTexts } from './collect.ts'
import { pseudo } from './pseudo.ts'

const trees: string[] = []

afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

function collectIn(files: Record<string, string>) {
  const tree = mkdtempSync(join(tmpdir(), 'texts-'))
  trees.push(tree)
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    writeFileSync(join(tree, file), content)
  }
  const { texts, findings } = collectTexts(tree)
  return { texts: [...texts.keys()], findings }
}

test('every way a text is told is collected', () => {
  const { texts, findings } = collectIn({
    'web/a.tsx': `
      const days = ['Monday', 'Tuesday'] as const
      texts(days)
      export const looks = texts({ calm: 'Calm', sad: { name: 'Sad' } })
      export const A = () => <p aria-label={t('A')}>{many ? t(\`B\`) : t(one ? 'C' : "D's")}</p>
    `,
    'server/b.ts': `refuse(409, 'Taken'); notFound(); refuse(400, error ?? 'Wrong'); () => letter(t('Hello {name},', who))`,
    'contract/c.ts': `text(9).check(z.minLength(1, 'Too short'), z.refine(isOdd, { error: 'Not odd' }), z.maxLength(9, message('At most {max}', { max })))`,
    'web/a.test.tsx': `t('of a test')`,
  })
  expect(findings).toEqual([])
  expect(texts.sort()).toEqual(
    ['Monday', 'Tuesday', 'Calm', 'Sad', 'A', 'B', 'C', "D's", 'Taken', 'Wrong', 'Hello {name},']
      .concat('Too short', 'Not odd', 'At most {max}')
      .sort(),
  )
})

test.each([
  ['a text known only when it runs', '() => t(label)'],
  ['a text that is put together', `() => t(\`{count} $\{unit}s\`)`],
  ['a text that is said while the module loads', "t('Calm')"],
  ['words in the markup', '<p>Hello there</p>'],
  ['words that are heard', '<p aria-label="Hello" />'],
])('%s is told with its line', (_what, line) => {
  expect(collectIn({ 'web/a.tsx': `\nexport const a = ${line}` }).findings).toEqual([
    expect.stringMatching(/^web\/a\.tsx:2 /),
  ])
})

test('a mark, a number and an address are no words', () => {
  const { findings } = collectIn({ 'web/a.tsx': '<p title="12 %" placeholder="https://">· {1} A-genda</p>' })
  expect(findings).toEqual([])
})

const days = '{count, plural, one {# day} other {# days}}'

test.each([
  [
    'nobody says a text',
    'tr',
    { [days]: '{count, plural, one {# gün} other {# gün}}', Old: 'Eski' },
    'nobody says',
  ],
  ['nothing is said', 'tr', { [days]: ' ' }, 'says nothing'],
  ['a value is left out', 'tr', { [days]: 'gün' }, '{count} is missing'],
  ['a value is never filled', 'tr', { [days]: '{count} {unit}' }, '{unit} is never filled'],
  [
    'a wording is missing',
    'pl',
    { [days]: '{count, plural, one {#} other {#}}' },
    'lacks the wording for many, few',
  ],
  [
    'a wording is never used',
    'tr',
    { [days]: '{count, plural, one {#} few {#} other {#}}' },
    'few, which tr never',
  ],
  ['it cannot be read', 'tr', { [days]: '{count, plural, other {#}' }, 'cannot be read'],
])('a catalogue is faulty when %s', (_what, language, catalogue, fault) => {
  expect(faultsOf(language, catalogue, new Set([days]))).toEqual([expect.stringContaining(fault)])
})

test('a text without words is no fault, is counted, and is read in English', () => {
  const texts = new Set([days, 'Home', 'Mood'])
  const begun = { Home: 'Startseite', Mood: '' }
  expect(faultsOf('de', begun, texts)).toEqual([])
  expect(missingIn(begun, texts)).toEqual([days, 'Mood'])
  expect(translator('de', begun)('Mood')).toBe('Mood')
})

test('a choice by a word has the same words in every language', () => {
  const text = '{role, select, admin {Office} other {Home}}'
  expect(faultsOf('tr', { [text]: '{role, select, yönetici {Ofis} other {Ev}}' }, new Set([text]))).toEqual([
    expect.stringContaining('should choose among admin, other'),
  ])
  expect(faultsOf('tr', { [text]: '{role, select, admin {Ofis} other {Ev}}' }, new Set([text]))).toEqual([])
})

test('a whole catalogue has no fault', () => {
  expect(
    faultsOf('fr', { [days]: '{count, plural, one {# jour} other {# jours}}' }, new Set([days])),
  ).toEqual([])
})

test('the pseudo-language is longer, keeps its values, and is a catalogue', () => {
  const own = translator('en-XA', { [days]: pseudo(days), 'Hello {name}': pseudo('Hello {name}') })
  expect(own('Hello {name}', { name: 'Ada' })).toBe('⟦Ĥéļļó Ada ëxŧ⟧')
  expect(own(days, { count: 1 })).toMatch(/^⟦1 đáý .*⟧$/)
  expect(faultsOf('en-XA', { [days]: pseudo(days) }, new Set([days]))).toEqual([])
})

test('what is written behind a text for translators is read by nobody, and tells two texts apart', () => {
  const { texts } = collectIn({ 'web/a.tsx': `() => t('End||of an event') + t('End')` })
  expect(texts).toEqual(['End||of an event', 'End'])
  const german = { 'End||of an event': 'Ende', End: 'Beenden' }
  expect(faultsOf('de', german, new Set(texts))).toEqual([])
  expect(texts.map((text) => translator('de', german)(text))).toEqual(['Ende', 'Beenden'])
  expect(texts.map((text) => translator('en')(text))).toEqual(['End', 'End'])
  expect(translator('en')('{count, plural, one {# end} other {# ends}}||of days', { count: 2 })).toBe(
    '2 ends',
  )
  expect(pseudo('End||of an event')).toBe(pseudo('End'))
})
