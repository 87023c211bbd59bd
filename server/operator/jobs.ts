import type { Deps } from '../deps.ts'
import type { Clock } from '../kernel/clock.ts'
import { type Worker, worker } from '../kernel/jobs.ts'
import type { Tools } from '../tools.ts'
import { backUpNightly } from './backups.ts'
import { lookForNews } from './look.ts'
import { nightlyBackup, nightlyCron, nightsOf } from './nightly.ts'
import { newsWorkers } from './tell-admins.ts'

/**
 * Only for the embedded database. A server has better backups of its own (docs/operating.md). Those of a trial would lie
 * among those of the community.
 */
const backupWorkers = (tools: Tools, clock: Clock): Worker[] =>
  tools.database.engine === 'embedded' && tools.config.TRIAL === 'no'
    ? [
        worker({ ...nightlyBackup, cron: nightlyCron(nightsOf(tools.config)) }, () =>
          backUpNightly(tools, clock),
        ),
      ]
    : []

/** What a community needs done beside its features. */
export const operatorWorkers = (tools: Tools, clock: Clock, deps: Deps): Worker[] => [
  ...backupWorkers(tools, clock),
  ...newsWorkers(deps, () => lookForNews(tools, clock)),
]
