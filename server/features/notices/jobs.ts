import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { listAnswering, planEventJob } from '../events/queries.ts'
import { deliverWaiting, type PushCourier, pushCourier } from './deliver.ts'
import { hasLetters } from './letters.ts'
import { planEverybody, planMembers, sweepNotices } from './plan.ts'
import { planLeft } from './planning.ts'
import { sendLetters } from './send-letters.ts'
import { hasDeliveries, tellDue } from './tell.ts'

/** Hands what waits to the push services. */
export const pushJob: Job = { name: 'push', retries: 0, seconds: 600 }
/** Hands the letters of reminders that wait to the mail server. */
export const lettersJob: Job = { name: 'notice-letters', retries: 0, seconds: 3600 }
const planJob: Job = { name: 'plan-notices', retries: 0, seconds: 600, cron: '*/15 * * * *' }
const tellJob: Job = { name: 'tell-notices', retries: 0, seconds: 300, cron: '* * * * *' }

const portion = 500

export const noticeWorkers = (deps: Deps) => {
  const { db, clock, jobs, push, mail } = deps
  const isOn = push !== undefined || mail.delivers
  let courier: PushCourier | undefined
  return [
    worker(planJob, async () => {
      await sweepNotices(db, clock.now())
      if (isOn) await planEverybody(db, clock.now())
    }),
    worker(planEventJob, async ({ eventId }) => {
      for (let after: string | undefined; isOn; ) {
        const members = await listAnswering(db, eventId, { after, limit: portion })
        await planMembers(db, members, clock.now())
        after = members.at(-1)
        if (members.length < portion) return
      }
    }),
    worker(tellJob, async () => {
      if (!isOn) return
      await planLeft(db, clock.now())
      await tellDue(db, clock.now())
      if (await hasDeliveries(db, clock.now())) await jobs.send(pushJob, {})
      if (await hasLetters(db, clock.now())) await jobs.send(lettersJob, {})
    }),
    worker(pushJob, async () => {
      if (!push) return
      courier ??= await pushCourier(deps, push)
      await deliverWaiting(deps, courier)
    }),
    worker(lettersJob, () => sendLetters(deps)),
  ]
}
