/**
 * `node scripts/texts.ts` collects the texts of the product and checks them: each is passed to `t` literally, and the
 * catalogues of `content/texts` translate exactly these (in `npm run check`). `node scripts/texts.ts tr` prints the
 * missing texts of a language's catalogue, as lines to fill in.
 */
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { hasChoice, readMessage } from '../contract/message.ts'
import type { Catalogue } from '../contract/texts.ts'
import { faultsOf, missingIn } from './texts/catalogues.ts'
import { collectTexts } from './texts/collect.ts'

const root = dirname(import.meta.dirname)
const { texts, findings } = collectTexts(root)

async function catalogueAt(file: string): Promise<Catalogue> {
  const module: { default: Catalogue } = await import(pathToFileURL(join(root, file)).href)
  return module.default
}

const files = globSync('content/texts/*.ts', { cwd: root, exclude: ['**/*.test.ts'] }).sort()
const [wanted] = process.argv.slice(2)
if (wanted) {
  const file = files.find((each) => basename(each, '.ts') === wanted)
  const missing = missingIn(file ? await catalogueAt(file) : {}, texts.keys())
  for (const text of missing) console.log(`  ${JSON.stringify(text)}: '', // ${texts.get(text)?.[0]}`)
  console.log(
    `${wanted}: ${texts.size - missing.length} of ${texts.size} texts, ${missing.length} are missing.`,
  )
} else {
  for (const text of texts.keys()) if (hasChoice(text)) readMessage(text)
  const faults = [...findings]
  for (const file of files) {
    const language = basename(file, '.ts')
    for (const fault of faultsOf(language, await catalogueAt(file), new Set(texts.keys())))
      faults.push(`${file} ${fault}`)
  }
  for (const fault of faults) console.log(fault)
  console.log(`${texts.size} texts, ${files.length} catalogues, ${faults.length} faults.`)
  process.exitCode = faults.length > 0 ? 1 : 0
}
