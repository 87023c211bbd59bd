import type { Clock } from '../kernel/clock.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import type { Tools } from '../tools.ts'
import { backUpNightly } from './backups.ts'
import { nightlyCron, nightsOf } from './nightly.ts'

/** Tried three times, within a quarter of an hour. */
export const nightlyBackup: Job = { name: 'nightly-backup', retries: 2, seconds: 3600 }

/** Only for the embedded database. A server has better backups of its own (docs/operating.md). */
export const operatorWorkers = (tools: Tools, clock: Clock) =>
  tools.database.engine === 'embedded'
    ? [
        worker({ ...nightlyBackup, cron: nightlyCron(nightsOf(tools.config)) }, () =>
          backUpNightly(tools, clock),
        ),
      ]
    : []
