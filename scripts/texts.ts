/**
 * The texts of the product and their translations (docs/translating.md).
 *
 *   node scripts/texts.ts              fails on what is wrong, and counts what is missing (in `npm run check`)
 *   node scripts/texts.ts --complete   fails on what is missing, too (in `npm test -- --thorough`)
 *   node scripts/texts.ts fr           what French lacks, as lines to fill in; what changed since; what looks wrong
 *   node scripts/texts.ts --begin fr   begins French: a catalogue with a line for each text
 *   node scripts/texts.ts --english sheet.tsv
 *                                      writes every English text to a new sheet, or carries an edited one back
 *   node scripts/texts.ts --set-aside  takes words that nobody says any more out of the catalogues, as suggestions
 */
import { existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { hasChoice, readMessage } from '../contract/message.ts'
import type { Catalogue } from '../contract/texts.ts'
import { beginCatalogue, isLanguage, linesFor } from './texts/begin.ts'
import { faultsOf, missingIn } from './texts/catalogues.ts'
import { collectTexts } from './texts/collect.ts'
import { editEnglish } from './texts/english.ts'
import { whatLooksWrong } from './texts/looks.ts'
import { forgetUsed, readSetAside, setAside } from './texts/set-aside.ts'
import { lookAtWhole } from './texts/whole.ts'

const root = dirname(import.meta.dirname)
const { texts, findings } = collectTexts(root)
const known = new Set(texts.keys())

const catalogueFile = (language: string) => join(root, 'content/texts', `${language}.ts`)
const languages = () =>
  globSync('content/texts/*.ts', { cwd: root })
    .map((file) => basename(file, '.ts'))
    .sort()

async function catalogueOf(language: string): Promise<Catalogue> {
  if (!existsSync(catalogueFile(language))) return {}
  const module: { default: Catalogue } = await import(pathToFileURL(catalogueFile(language)).href)
  return module.default
}

/** Prints what is to be done in a language. */
async function tellOf(language: string): Promise<void> {
  const catalogue = await catalogueOf(language)
  const missing = missingIn(catalogue, known)
  const lost = { ...readSetAside(root, language), ...withoutKnown(catalogue) }
  for (const line of linesFor(missing, texts, lost)) console.log(`  ${line}`)
  for (const sight of whatLooksWrong(catalogue)) console.log(`Looks wrong: ${sight}`)
  for (const fault of faultsOf(language, catalogue, known)) console.log(`Is wrong: ${fault}`)
  const whole = await lookAtWhole(root, language)
  for (const fault of whole.faults) console.log(`Is wrong: ${fault}`)
  for (const each of whole.missing) console.log(`Is missing: ${each}`)
  console.log(
    `${language}: ${known.size - missing.length} of ${known.size} texts, ${missing.length} missing.`,
  )
}

const withoutKnown = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).filter(([text]) => !known.has(text)))

/** The gate: prints faults and counts, and tells whether the run failed. */
async function check(complete: boolean): Promise<boolean> {
  for (const text of known) if (hasChoice(text)) readMessage(text)
  const faults = [...findings]
  let lacking = 0
  for (const language of languages()) {
    const catalogue = await catalogueOf(language)
    for (const fault of faultsOf(language, catalogue, known))
      faults.push(`content/texts/${language}.ts ${fault}`)
    const missing = missingIn(catalogue, known)
    const whole = await lookAtWhole(root, language)
    faults.push(...whole.faults)
    lacking += missing.length + whole.missing.length
    const also = whole.missing.length > 0 ? `, and ${whole.missing.join(', ')}` : ''
    console.log(`${language}: ${missing.length} texts missing${also}.`)
    if (complete)
      for (const text of missing.slice(0, 50)) console.log(`  ${language} has no words for “${text}”.`)
  }
  for (const fault of faults) console.log(fault)
  console.log(
    `${known.size} texts, ${languages().length} catalogues, ${faults.length} faults, ${lacking} missing.`,
  )
  return faults.length > 0 || (complete && lacking > 0)
}

const { values, positionals } = parseArgs({
  options: {
    complete: { type: 'boolean' },
    begin: { type: 'string' },
    english: { type: 'string' },
    'set-aside': { type: 'boolean' },
  },
  allowPositionals: true,
})
const [wanted] = positionals
const named = values.begin ?? wanted
if (values.english) {
  if (!(await editEnglish(root, values.english))) process.exitCode = 1
} else if (named !== undefined && !isLanguage(named)) {
  console.log(`“${named}” is no language: name one by its tag, such as fr or pt-BR.`)
  process.exitCode = 1
} else if (values.begin) {
  const file = catalogueFile(values.begin)
  if (existsSync(file)) {
    console.log(
      `${basename(file)} is there already. node scripts/texts.ts ${values.begin} says what it lacks.`,
    )
    process.exitCode = 1
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, beginCatalogue(texts))
    console.log(`content/texts/${values.begin}.ts has a line for each of ${texts.size} texts.`)
  }
} else if (values['set-aside']) {
  for (const language of languages()) {
    const catalogue = await catalogueOf(language)
    forgetUsed(root, language, catalogue)
    console.log(`${language}: ${setAside(root, language, catalogue, known)} texts were set aside.`)
  }
} else if (wanted) await tellOf(wanted)
else if (await check(values.complete ?? false)) process.exitCode = 1
