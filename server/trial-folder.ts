import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markOf = (dataDir: string) => join(dataDir, 'trial')

/** Marks a data folder as the trial of a backup. A restore does so before anything else is in it. */
export function markAsTrial(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(
    markOf(dataDir),
    'The trial of a backup: start it with TRIAL=yes, so that it writes to nobody.\n',
  )
}

/**
 * Why a data folder must not be opened; undefined if it may. A trial holds the members of the community, and would write
 * to them a second time.
 */
export const trialFolderFault = (dataDir: string, trial: boolean): string | undefined =>
  !trial && existsSync(markOf(dataDir))
    ? `${dataDir} holds the trial of a backup, which would write to its members. Set TRIAL=yes; or, if it is to be the community from now on, remove ${markOf(dataDir)}.`
    : undefined
