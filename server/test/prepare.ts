import { getConstructionPlans } from 'pg-boss'
import type { OpenDatabase } from '../kernel/database/database.ts'
import { migrate, readMigrations } from '../kernel/database/migrate.ts'
import { jobQueue } from '../kernel/job-queue.ts'
import { quietLog } from './quiet-log.ts'

/** The inputs of {@link prepare}. If one changes, it runs again. */
export const ingredients = async (migrations: string): Promise<string[]> => [
  ...(await readMigrations(migrations)).map(({ checksum }) => checksum),
  getConstructionPlans('jobs'),
]

/** Runs the migrations and installs the queue of jobs, so that no test needs to. */
export async function prepare<T>(database: OpenDatabase<T>, migrations: string): Promise<void> {
  await migrate(database, migrations, quietLog())
  const jobs = jobQueue(database, quietLog(), () => [], false)
  await jobs.start()
  await jobs.stop()
}
