import { globSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { affirmations as englishOnes } from '../../../content/affirmations.ts'
import type { Affirmations } from '../../deps.ts'

const folder = resolve(import.meta.dirname, '../../../content/affirmations')

/** The collections of languages. They are written in them, so they say other things than the English one. */
export function affirmationsIn(collections: Readonly<Record<string, readonly string[]>>): Affirmations {
  const own = new Map(Object.entries(collections).filter(([, all]) => all.length > 0))
  return { of: (language) => own.get(language) ?? englishOnes }
}

/** The collections of this product: each file of `content/affirmations` is a language's. */
export async function loadAffirmations(): Promise<Affirmations> {
  const files = globSync('*.ts', { cwd: folder }).sort()
  const collections = files.map(async (file) => {
    const module: { affirmations: readonly string[] } = await import(pathToFileURL(join(folder, file)).href)
    return [basename(file, '.ts'), module.affirmations] as const
  })
  return affirmationsIn(Object.fromEntries(await Promise.all(collections)))
}
