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
    await makeOne(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || dirname(path) === path) throw error
    await makeFolder(dirname(path))
    await makeOne(path)
  }
}

/** Makes a folder, unless somebody else has. */
async function makeOne(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    if (codeOf(error) !== 'EEXIST' || !(await stat(path)).isDirectory()) throw error
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

/** Why the folder that a setting names cannot be made or written, and what helps: sentences that continue a colon. */
export async function folderFaultInWords(
  path: string,
  error: unknown,
  setting: 'DATA_DIR' | 'BACKUP_DIR',
): Promise<string> {
  const code = codeOf(error) ?? ''
  const elsewhere = `Set ${setting} to another place.`
  if (['EEXIST', 'ENOTDIR'].includes(code)) {
    const what = code === 'EEXIST' ? 'it is a file, not a folder' : placeFault(error)
    return `${what}. Set ${setting} to a folder.`
  }
  if (await isKernels(path)) return `${notThere}. ${elsewhere}`
  if (isDiskFull(error)) return `${placeFault(error)}. Make room.`
  if (['EACCES', 'EPERM', 'EROFS'].includes(code)) {
    const mending = `Make it writable for the user that A-genda runs as, or set ${setting} to another place.`
    return `${placeFault(error)}. ${mending}${setting === 'BACKUP_DIR' ? ' Under systemd, name it in ReadWritePaths too.' : ''}`
  }
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
    throw new ConfigurationRefusal(`${what} ${await folderFaultInWords(path, error, 'DATA_DIR')}`, {
      cause: error,
    })
  }
}
