import type { FeedKind } from '../../contract/feeds.ts'
import type { Deps } from '../deps.ts'
import { aboutNoDevice } from '../features/auth/devices.ts'
import { makeAlarm } from '../features/auth/not-me/alarms.ts'
import { findMember } from '../features/auth/queries.ts'
import { admitEmail } from '../features/auth/security-emails.ts'
import { sweepCancellations } from '../features/events/cancellations.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import { newFeedLetter } from './letters.ts'

/** The email about a new calendar address, made at `at` in a session that began at `since`. */
export const newFeedJob: Job<{
  memberId: string
  kind: FeedKind
  at: string
  since: string
  language?: string | undefined
}> = { name: 'new-feed', retries: 8, seconds: 60 }
const sweepJob: Job = { name: 'sweep-event-cancellations', retries: 0, seconds: 300, cron: '45 3 * * *' }

export const feedWorkers = (deps: Deps) => [
  worker(newFeedJob, async ({ memberId, kind, at, since, language }, postmark) => {
    const { db, clock, mail, publicUrl, texts } = deps
    const member = await findMember(db, memberId)
    if (!member || !(await admitEmail(deps, member, 'feed', postmark))) return
    const alarm = { memberId, device: aboutNoDevice, signedInAt: since }
    const link = `${publicUrl()}/not-me?about=calendar&token=${await makeAlarm(db, alarm, clock.now())}`
    const reader = texts.in(member.language, language, member.seen_language)
    const to = { ...member, zone: member.time_zone ?? 'UTC' }
    await mail.send('new feed', newFeedLetter(reader, to, { kind, at, link }), postmark)
  }),
  worker(sweepJob, () => sweepCancellations(deps.db, deps.clock.now())),
]
