import { randomUUID } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const name = '.store-id'

/**
 * An id of a folder of files, the same wherever the folder is mounted. The first process that asks for it stores it in
 * the folder. A folder that cannot be written to is known by its path.
 */
export async function folderId(folder: string): Promise<string> {
  const path = join(folder, name)
  const made = randomUUID()
  const aside = `${path}-${made}`
  try {
    await writeFile(aside, made, { mode: 0o600 })
    // Atomic: the file is complete, and the first one stays.
    await link(aside, path)
    return made
  } catch {
    return (await readFile(path, 'utf8').catch(() => '')) || folder
  } finally {
    await rm(aside, { force: true })
  }
}
