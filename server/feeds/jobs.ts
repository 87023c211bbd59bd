import type { Deps } from '../deps.ts'
import { sweepCancellations } from '../features/events/cancellations.ts'
import { type Job, worker } from '../kernel/jobs.ts'

const sweepJob: Job = { name: 'sweep-event-cancellations', retries: 0, seconds: 300, cron: '45 3 * * *' }

export const feedWorkers = ({ db, clock }: Deps) => [
  worker(sweepJob, () => sweepCancellations(db, clock.now())),
]
