import { mkdir, mkdtemp, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { placeFault } from './refused-start.ts'
import { ConfigurationRefusal, StartRefusal } from './start-refusal.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends in a place where no folder can be made,
 * such as /proc.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** Makes the data folder if it is missing, and tests that it can be written to. Throws `StartRefusal`. */
export async function openDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await rmdir(await mkdtemp(join(path, '.try-')))
  } catch (error) {
    const says = (why: string) => `The data folder ${path} cannot be used: ${why}.`
    const fault = codeOf(error) === 'EEXIST' ? 'it is a file' : placeFault(error)
    if (fault === 'the disk is full') throw new StartRefusal(`${says(fault)} Make room, then start again.`)
    throw new ConfigurationRefusal(
      `${says(fault)} Make it writable for this user, or set DATA_DIR to another one.`,
      { cause: error },
    )
  }
}
