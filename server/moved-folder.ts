import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const markOf = (dataDir: string) => join(dataDir, 'moved')
const embeddedOf = (dataDir: string) => join(dataDir, 'db')

/** Whether a data folder still holds an embedded database, also one that nobody opens any more. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(embeddedOf(dataDir))

/** Marks a data folder whose embedded database was left for a database server. A folder without one is left as it is. */
export function markAsMoved(dataDir: string, at: Temporal.Instant): void {
  if (!hasEmbedded(dataDir)) return
  writeFileSync(
    markOf(dataDir),
    `The community of ${embeddedOf(dataDir)} moved to a database server at ${at}: start it with DATABASE_URL.\n`,
  )
}

/** Says that the community lives in the embedded database again. */
export const markAsReturned = (dataDir: string): void => rmSync(markOf(dataDir), { force: true })

/**
 * Why the embedded database of a data folder must not be opened; undefined if it may. It would be the community of
 * before the move, without a word, where DATABASE_URL is forgotten or misspelt.
 */
export const movedFolderFault = (dataDir: string, databaseUrl: string | undefined): string | undefined =>
  databaseUrl === undefined && existsSync(markOf(dataDir))
    ? [
        `The community of ${dataDir} moved to a database server, and DATABASE_URL is not set. Set it.`,
        'To go back with what the server has, "restore" a backup of it.',
        ...(hasEmbedded(dataDir)
          ? [
              `To go back to how it was before the move, which is in ${embeddedOf(dataDir)}, remove ${markOf(dataDir)}.`,
            ]
          : []),
      ].join(' ')
    : undefined
