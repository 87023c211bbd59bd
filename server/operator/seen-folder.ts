import { stat } from 'node:fs/promises'
import { dirname, isAbsolute } from 'node:path'
import { StartRefusal } from '../kernel/start/start-refusal.ts'

/**
 * The folder of a file that a command is to write, as its caller sees it. The open product may see another one under the
 * same name, or none: a service has a /tmp of its own, and cannot look into home folders.
 */
export type SeenFolder = { path: string; is: string }

const identityOf = async (path: string): Promise<string | undefined> =>
  stat(path).then(
    ({ dev, ino }) => `${dev}:${ino}`,
    () => undefined,
  )

/** The folder of a file with a whole path, as this process sees it; undefined for any other name. */
export async function seenFolder(file: string | undefined): Promise<SeenFolder | undefined> {
  if (!file || !isAbsolute(file)) return undefined
  const path = dirname(file)
  const is = await identityOf(path)
  return is === undefined ? undefined : { path, is }
}

/** Throws `StartRefusal` where this process does not see that folder. */
export async function requireSameFolder(folder: SeenFolder | undefined): Promise<void> {
  if (folder && (await identityOf(folder.path)) !== folder.is)
    throw new StartRefusal(
      `A-genda, which runs as a service, sees another ${folder.path} than you do. Say a file in another folder, such as the one of its data, or stop A-genda first.`,
    )
}
