import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { sweepNews } from './news.ts'
import { planEventJob } from './plan-notices-job.ts'
import { fillPlacesOf } from './rsvps.ts'
import { listEventsWaitedFor } from './waitlist.ts'

/** Gives away the places of who was deleted or suspended. Whoever gives one up has it given away at once. */
const fillPlacesJob: Job = { name: 'fill-places', retries: 0, seconds: 300, cron: '* * * * *' }

const sweepNewsJob: Job = { name: 'sweep-event-news', retries: 0, seconds: 300, cron: '20 4 * * *' }

export const eventWorkers = ({ db, clock, jobs }: Deps) => [
  worker(fillPlacesJob, async () => {
    for (const eventId of await listEventsWaitedFor(db, clock.now()))
      if (await fillPlacesOf(db, eventId, clock.now())) await jobs.send(planEventJob, { eventId })
  }),
  worker(sweepNewsJob, () => sweepNews(db, clock.now())),
]
