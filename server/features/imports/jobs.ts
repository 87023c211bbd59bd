import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { sweepImportedItems, sweepImportRows } from './queries.ts'

const sweepJob: Job = { name: 'sweep-import-rows', retries: 0, seconds: 600, cron: '50 3 * * *' }

export const importWorkers = ({ db, clock }: Deps) => [
  worker(sweepJob, async () => {
    await sweepImportRows(db, clock.now())
    await sweepImportedItems(db, clock.now())
  }),
]
