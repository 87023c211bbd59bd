import { constants } from 'node:fs'
import { cp, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StorageFull } from '../failures.ts'
import { inTransaction } from '../in-transaction.ts'
import type { DatabaseLog } from '../log.ts'
import { openEmbedded } from './open.ts'
import { makeSnapshotFolder } from './snapshot-folder.ts'

/** What a checkpoint may write: two files of the log. An engine that finds no room for them ends. */
const checkpointBytes = 32 * 2 ** 20

/**
 * Runs `work` on a copy of the database in `dataDir` as it is at one moment. Other queries wait only while the files
 * are copied. The one connection is taken for that time, so that the engine writes nothing. Throws `StorageFull` where
 * there is too little space to begin.
 */
export async function withSnapshot<R>(
  { pool, dataDir, log }: { pool: pg.Pool; dataDir: string; log: DatabaseLog },
  work: (client: pg.PoolClient) => Promise<R>,
): Promise<R> {
  const { bavail, bsize } = await statfs(dataDir)
  if (bavail * bsize < checkpointBytes) throw new StorageFull()
  const beside = await makeSnapshotFolder(dataDir)
  try {
    const client = await pool.connect()
    try {
      await client.query('checkpoint')
      await cp(join(dataDir, 'db'), join(beside, 'db'), {
        recursive: true,
        // A copy-on-write file system does this without time and space.
        mode: constants.COPYFILE_FICLONE,
      })
    } finally {
      client.release()
    }
    const copy = await openEmbedded({ dataDir: beside, log, durable: false, silence: 600_000 })
    try {
      return await inTransaction(copy.pool, work)
    } finally {
      await copy.close()
    }
  } finally {
    await rm(beside, { recursive: true, force: true })
  }
}
