import { DatabaseAway, StorageFull } from '../database/failures.ts'
import { StartRefusal } from './start-refusal.ts'

type SystemFault = NodeJS.ErrnoException

const full = ['ENOSPC', 'EDQUOT']
const closed: Readonly<Record<string, string>> = {
  EACCES: 'this user may not use it',
  EPERM: 'this user may not use it',
  EROFS: 'the disk can only be read',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of it is a file, not a folder',
  ENOENT: 'there is no such place',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links lead to each other',
}

/** Why a file or folder cannot be used, in a few words. */
export function placeFault(error: unknown): string {
  const { code = '', message } = error as SystemFault
  return full.includes(code) ? 'the disk is full' : (closed[code] ?? message ?? String(error))
}

/** Whether a write failed for lack of space. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof StorageFull || full.includes((error as SystemFault)?.code ?? '')

/** A failure that a person can mend, as a refusal; undefined for a fault of ours. */
function asStartRefusal(error: unknown): StartRefusal | undefined {
  if (error instanceof StartRefusal) return error
  if (isDiskFull(error))
    return new StartRefusal(
      'There is not enough free space on the disk. Nothing was changed. Make room, then try again.',
      { cause: error },
    )
  if (error instanceof DatabaseAway) return new StartRefusal(error.message, { cause: error })
  const { path, code } = error as SystemFault
  if (path && code && closed[code])
    return new StartRefusal(`${path} cannot be used: ${placeFault(error)}.`, { cause: error })
  return undefined
}

/** The message of a failure, which is to be printed, and the exit code. `what` says what could not be done. */
export function endingOf(error: unknown, what: string): { says: string; code: number } {
  const refusal = asStartRefusal(error)
  if (refusal) return { says: refusal.message, code: refusal.exitCode }
  return { says: `${what}: ${error instanceof Error ? error.stack : error}`, code: 1 }
}
