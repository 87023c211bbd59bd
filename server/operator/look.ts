import { statfs } from 'node:fs/promises'
import { countReportedCases } from '../features/moderation/queue.ts'
import type { Clock } from '../kernel/clock.ts'
import { countFailedLetters } from '../overview/failed-letters.ts'
import type { Tools } from '../tools.ts'
import { backupFolder } from './backup-store.ts'
import { lastBackup } from './backups.ts'
import { readBackupState } from './figures.ts'
import type { News } from './news-letter.ts'

const gigabyte = 2 ** 30

/** Free space below which somebody should make room, in bytes. */
export const fewestFreeBytes = gigabyte

/** The free bytes of the fuller disk: that of the data, or that of the backups. */
async function freeBytes({ config }: Pick<Tools, 'config'>): Promise<number> {
  const free = [config.DATA_DIR, backupFolder(config)].map((path) =>
    statfs(path).then(
      ({ bavail, bsize }) => bavail * bsize,
      () => Number.POSITIVE_INFINITY,
    ),
  )
  return Math.min(...(await Promise.all(free)))
}

/** What needs a hand at this moment, as far as this node can see. */
export async function lookForNews(tools: Tools, clock: Clock): Promise<News> {
  const { db, engine } = tools.database
  const now = clock.now()
  const [reports, letters, backup, free] = await Promise.all([
    countReportedCases(db),
    countFailedLetters(db, now),
    lastBackup(tools)
      .catch(() => null)
      .then((last) => readBackupState({ db, engine }, last ?? null, now)),
    freeBytes(tools),
  ])
  return {
    ...(reports.open > 0 && { reports: reports.open }),
    ...(backup?.hasFailed && { backup: 'failed' as const }),
    ...(backup?.isOverdue && !backup.hasFailed && { backup: 'overdue' as const }),
    ...(free < fewestFreeBytes && { disk: Math.max(free / gigabyte, 0.1) }),
    ...(letters.failed + letters.unsure > 0 && { letters: letters.failed + letters.unsure }),
  }
}
