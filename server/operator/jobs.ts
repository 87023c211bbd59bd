import type { Clock } from '../kernel/clock.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import type { Tools } from '../tools.ts'
import { backUpNightly } from './backups.ts'

const nightlyBackup: Job = { name: 'nightly-backup', retries: 2, seconds: 3600, cron: '15 3 * * *' }

/** A server has backups of its own, which are better (docs/operating.md); the embedded database has these. */
export const operatorWorkers = (tools: Tools, clock: Clock) =>
  tools.database.engine === 'embedded' ? [worker(nightlyBackup, () => backUpNightly(tools, clock))] : []
