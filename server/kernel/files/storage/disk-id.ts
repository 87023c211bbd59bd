import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = '.store-id'

/**
 * Which folder of files this is, wherever it is mounted: an id that lies in it, made by the first process that asks.
 * A folder in which nothing can be written just now has none; it is then known by its path.
 */
export async function folderId(folder: string): Promise<string> {
  const path = join(folder, name)
  const made = randomUUID()
  const aside = `${path}-${made}`
  try {
    await writeFile(aside, made, { mode: 0o600 })
    // Whole from the beginning, and the first one's.
    await link(aside, path)
    return made
  } catch {
    return (await readFile(path, 'utf8').catch(() => '')) || folder
  } finally {
    await rm(aside, { force: true })
  }
}
