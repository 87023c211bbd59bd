import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { ThemeTexts } from '../../content/theme-texts.ts'
import bread from '../../content/themes/bread.ts'
import { beginCatalogue, isLanguage, linesFor } from './begin.ts'
import { whatLooksWrong } from './looks.ts'
import { likeness, readSetAside, setAside, suggestionFor, withoutTexts } from './set-aside.ts'
import { themeFaults } from './whole.ts'

const trees: string[] = []
afterEach(() => {
  for (const tree of trees.splice(0)) rmSync(tree, { recursive: true })
})

test('a tag of a language is one that browsers know', () => {
  expect(['fr', 'pt-BR', 'zh-Hant', 'es-419'].filter((tag) => !isLanguage(tag))).toEqual([])
  expect(['en', 'french', 'FR', 'pt-br', '../fr', ''].filter(isLanguage)).toEqual([])
})

test('a new language begins with a line for each text, which says where it is said', async () => {
  const texts = new Map([
    ['Home', ['web/a.tsx:3']],
    ["What's new", ['web/b.tsx:9', 'web/c.tsx:1']],
    ['Say "yes"', ['web/d.tsx:1']],
  ])
  const source = beginCatalogue(texts)
  expect(source).toContain(`  'Home': '', // web/a.tsx:3\n  "What's new": '', // web/b.tsx:9\n`)
  const begun = new Function(
    source
      .replace(/^import.*$/m, '')
      .replace('export default', 'return')
      .replace('} satisfies Catalogue', '}'),
  )()
  expect(begun).toEqual({ Home: '', "What's new": '', 'Say "yes"': '' })
})

test('words of a text that nobody says leave the catalogue and are kept for the text that took its place', () => {
  const tree = mkdtempSync(join(tmpdir(), 'texts-'))
  trees.push(tree)
  const file = join(tree, 'content/texts/de.ts')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(
    file,
    `import type { Catalogue } from '../../contract/texts.ts'

export default {
  // The house
  Home: 'Startseite',
  'Save your goals': 'Ziele speichern', // web/a.tsx:1
  'Mood, {count}':
    'Stimmung, {count}',
} satisfies Catalogue
`,
  )
  const catalogue = {
    Home: 'Startseite',
    'Save your goals': 'Ziele speichern',
    'Mood, {count}': 'Stimmung, {count}',
  }
  expect(setAside(tree, 'de', catalogue, new Set(['Home', 'Mood, {count}']))).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe(
    `import type { Catalogue } from '../../contract/texts.ts'

export default {
  // The house
  Home: 'Startseite',
  'Mood, {count}':
    'Stimmung, {count}',
} satisfies Catalogue
`,
  )
  const kept = readSetAside(tree, 'de')
  expect(kept).toEqual({ 'Save your goals': 'Ziele speichern' })
  expect(linesFor(['Save all your goals', 'Sign out'], new Map(), kept)).toEqual([
    "// It was 'Save your goals': 'Ziele speichern'",
    "'Save all your goals': '', // ",
    "'Sign out': '', // ",
  ])
})

test('the last text of a catalogue can go, and what is no catalogue is said', () => {
  expect(withoutTexts("export default {\n  A: 'a',\n  B: 'b'\n}\n", new Set(['B']))).toBe(
    "export default {\n  A: 'a',\n}\n",
  )
  expect(() => withoutTexts('export const a = 1', new Set())).toThrow('A catalogue is')
})

test('only texts that nearly say the same are suggested', () => {
  expect(likeness('Save your goals', 'Save your goals')).toBe(1)
  expect(likeness('Save your goals', 'Sign out')).toBeLessThan(0.3)
  expect(suggestionFor('Delete', { 'Deleted on {date}': 'Gelöscht am {date}' })).toBeUndefined()
  expect(suggestionFor('The week begins.', { 'The week begins': 'Die Woche beginnt' })?.words).toBe(
    'Die Woche beginnt',
  )
})

test.each([
  ['is far too long', 'Save', 'Die gemachten Änderungen jetzt abspeichern', 'much longer'],
  ['is far too short', 'This cannot be undone, and nobody can bring it back.', 'Endgültig.', 'much shorter'],
  ['was forgotten', 'Choose a theme', 'Choose a theme', 'is the English'],
  ['lost its question', 'Delete this entry?', 'Diesen Eintrag löschen', 'ends with “”'],
  ['lost a space', 'and ', 'und', 'other spaces'],
  ['has the meaning in it', 'End||of an event', 'Ende||of an event', 'the meaning in it'],
])('what %s is pointed out', (_what, text, words, why) => {
  expect(whatLooksWrong({ [text]: words })).toEqual([expect.stringContaining(why)])
})

test('what looks right is not', () => {
  const right = {
    'Loading...': 'Wird geladen …',
    Budget: 'Budget',
    '{count} of {most}': '{count} von {most}',
    New: '',
  }
  expect(whatLooksWrong(right)).toEqual([])
})

test("a theme's words fit the theme", () => {
  const { title, description, affirmation, journalingPrompt, tarotCard, song, artActivity, recipe } = bread
  const words = {
    title,
    description,
    affirmation,
    journalingPrompt,
    tarotCard,
    song,
    artActivity,
    recipe,
    exercises: bread.exercises,
    menu: bread.menu.map(({ recipeTitle }) => recipeTitle),
  } as unknown as ThemeTexts
  expect(themeFaults(bread, words)).toEqual([])
  const [first, ...others] = words.exercises
  const short = { ...words, exercises: [{ ...first, steps: ['One'] }, ...others] } as unknown as ThemeTexts
  expect(themeFaults(bread, short)).toEqual([expect.stringContaining('has 1 steps, and the theme')])
  expect(themeFaults(bread, { ...words, recipe: { ...recipe, title: 'Soup' } })).toEqual([
    'cooks a dish that is not on its menu',
  ])
  expect(themeFaults(bread, { ...words, affirmation: ' ' })).toEqual(['says nothing for affirmation'])
})
