import type { Clock } from '../kernel/clock.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import type { Tools } from '../tools.ts'
import { backUpNightly } from './backups.ts'
import { nightlyCron } from './nightly.ts'

const nightlyBackup: Job = { name: 'nightly-backup', retries: 2, seconds: 3600, cron: nightlyCron }

/** Only for the embedded database. A server has better backups of its own (docs/operating.md). */
export const operatorWorkers = (tools: Tools, clock: Clock) =>
  tools.database.engine === 'embedded' ? [worker(nightlyBackup, () => backUpNightly(tools, clock))] : []
