import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = 'snapshot-'

/** A folder beside the database for a copy of it. */
export const makeSnapshotFolder = (dataDir: string): Promise<string> => mkdtemp(join(dataDir, prefix))

/**
 * Removes the copies that killed processes left behind. Each is as large as the database. The caller holds the lock of
 * the data folder and has not made a copy yet.
 */
export async function removeSnapshots(dataDir: string): Promise<void> {
  const left = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
  for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true })
}
