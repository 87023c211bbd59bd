import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { sweepHealthChanges } from './changes.ts'

const sweepJob: Job = { name: 'sweep-health-changes', retries: 0, seconds: 300, cron: '20 3 * * *' }

export const healthWorkers = ({ db, clock }: Deps) => [
  worker(sweepJob, () => sweepHealthChanges(db, clock.now())),
]
