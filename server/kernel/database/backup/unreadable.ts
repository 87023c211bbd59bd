import { userInfo } from 'node:os'
import { StartRefusal } from '../../start/start-refusal.ts'

/** Why a file could not be opened at all, in a sentence; undefined if something else is wrong. */
export function unreadable(file: string, error: unknown): StartRefusal | undefined {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return new StartRefusal(`There is no file ${file}.`)
  if (code === 'EACCES' || code === 'EPERM')
    return new StartRefusal(
      `${file} is there, but the user ${userInfo().username} may not read it. Give it to that user first.`,
    )
  return undefined
}
