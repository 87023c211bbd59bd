import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { sweepTickets } from './tickets.ts'

const sweepJob: Job = { name: 'sweep-download-tickets', retries: 0, seconds: 300, cron: '35 3 * * *' }

export const exportWorkers = ({ db, clock }: Deps) => [worker(sweepJob, () => sweepTickets(db, clock.now()))]
