/** `node scripts/texts.ts --english FILE`: writes the sheet for editing English, or reads the edited one back. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { runChild } from '../child.ts'
import { type Collected, collectTexts } from './collect.ts'
import { collectOperatorTexts } from './operator-texts.ts'
import { planEdits, rewordCatalogue, rewordSources } from './reword.ts'
import { readSheet, sheetOf, writeSheet } from './sheet.ts'
import { keepsSpecified, readSpecified, specifiedIn } from './specified.ts'

const allLiterals = (root: string, { texts, literals }: Collected) => [
  ...literals,
  ...collectOperatorTexts(root, texts),
]

/** Writes the sheet to a file that is not there yet, or carries an edited one into the sources. Whether that worked. */
export async function editEnglish(root: string, file: string): Promise<boolean> {
  const literals = allLiterals(root, collectTexts(root))
  const specified = readSpecified()
  if (!existsSync(file)) {
    const rows = sheetOf(literals, (text) => specifiedIn(text, specified))
    writeFileSync(file, writeSheet(rows))
    console.log(`Wrote ${rows.length} texts to ${file}. Edit its column “english”, then run this again.`)
    return true
  }
  const { edits, refusals } = planEdits(readSheet(readFileSync(file, 'utf8')), {
    literals,
    keepsSpecified: (before, after) => keepsSpecified(before, after, specified),
  })
  if (refusals.length > 0) {
    for (const refusal of refusals) console.log(refusal)
    console.log(`${refusals.length} lines can't be taken, so nothing was changed.`)
    return false
  }
  const changed = rewordSources(root, edits)
  for (const catalogue of globSync('content/texts/*.ts', { cwd: root })) {
    const path = join(root, catalogue)
    writeFileSync(path, rewordCatalogue(readFileSync(path, 'utf8'), edits))
    changed.push(catalogue)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  if (existsSync(biome))
    await runChild(process.execPath, [biome, 'format', '--write', ...changed], {
      cwd: root,
      quiet: true,
      limit: 180,
    })
  console.log(`Reworded ${edits.length} texts in ${changed.length} files.`)
  const again = edits.filter(({ row }) => row.meaning !== '')
  if (again.length > 0) {
    const languages = globSync('content/texts/*.ts', { cwd: root }).map((each) => basename(each, '.ts'))
    console.log(`Translate these again (${languages.sort().join(', ')}), because their meaning changed:`)
    for (const { row } of again) console.log(`  ${row.english}`)
  }
  return true
}
