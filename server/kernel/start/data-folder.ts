import { lstat, mkdir, mkdtemp, rmdir, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isDiskFull, placeFault } from './refused-start.ts'
import { ConfigurationRefusal, StartRefusal } from './start-refusal.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code

/**
 * Makes a folder and those above it. Node's own recursive `mkdir` never ends in a place where no folder can be made,
 * such as /proc.
 */
export async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await mkdir(path, { mode: 0o700 })
  }
}

/** The file systems of the kernel, by the numbers that statfs(2) lists: proc, sysfs, cgroup, cgroup2, devpts, debugfs. */
const kernels = [0x9fa0, 0x62656572, 0x27e0eb, 0x63677270, 0x1cd1, 0x64626720]

/** Whether a folder would be in a file system where nobody makes folders. */
async function isKernels(path: string): Promise<boolean> {
  try {
    return kernels.includes((await statfs(path)).type)
  } catch {
    return dirname(path) !== path && isKernels(dirname(path))
  }
}

const notThere = 'the system does not allow folders there'

/** Why a folder cannot be made or written, in a few words. */
export const folderFaultInWords = async (path: string, error: unknown): Promise<string> =>
  (await isKernels(path)) ? notThere : placeFault(error)

/** Why the folder cannot be used, and what helps. */
async function faultAt(path: string, error: unknown): Promise<string> {
  const code = codeOf(error) ?? ''
  const elsewhere = 'Set DATA_DIR to another place.'
  if (['EEXIST', 'ENOTDIR'].includes(code)) {
    const what = code === 'EEXIST' ? 'it is a file, not a folder' : placeFault(error)
    return `${what}. Set DATA_DIR to a folder.`
  }
  if (await isKernels(path)) return `${notThere}. ${elsewhere}`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code))
    return `${placeFault(error)}. Make it writable for this user, or set DATA_DIR to another place.`
  const isLink = await lstat(path).then(
    (it) => it.isSymbolicLink(),
    () => false,
  )
  return `${isLink && code === 'ENOENT' ? 'it is a link that leads nowhere' : placeFault(error)}. ${elsewhere}`
}

/** Makes the data folder where there is none, and writes into it to see that it can be. Throws `StartRefusal`. */
export async function openDataFolder(path: string): Promise<void> {
  try {
    await makeFolder(path)
    await rmdir(await mkdtemp(join(path, '.try-')))
  } catch (error) {
    const what = `The data folder ${path} cannot be used:`
    if (isDiskFull(error))
      throw new StartRefusal(`${what} ${placeFault(error)}. Make room, then start again.`, { cause: error })
    throw new ConfigurationRefusal(`${what} ${await faultAt(path, error)}`, { cause: error })
  }
}
