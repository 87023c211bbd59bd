import type { Deps } from '../deps.ts'
import { newDeviceLetter } from '../features/auth/emails.ts'
import { newDeviceJob } from '../features/auth/jobs.ts'
import { makeAlarm } from '../features/auth/not-me/alarms.ts'
import { findMember } from '../features/auth/queries.ts'
import { admitEmail } from '../features/auth/security-emails.ts'
import { pushJob } from '../features/notices/jobs.ts'
import { tellSignIn } from '../features/notices/single-notices.ts'
import { worker } from '../kernel/jobs.ts'

/** Tells a member that somebody signed in from a device that was not seen before: by a letter, and on their other devices. */
export const newDeviceWorkers = ({ db, clock, jobs, limiter, mail, push, publicUrl, texts }: Deps) => [
  worker(newDeviceJob, async ({ memberId, device, passwordHash, at, language }, postmark) => {
    const member = await findMember(db, memberId)
    if (!member || !(await admitEmail({ db, clock, limiter }, member, 'new-device', postmark))) return
    const now = clock.now()
    if (push && postmark.attempt === 1) {
      const told = await db.transaction().execute((tx) => tellSignIn(tx, memberId, device.words, now))
      if (told > 0) await jobs.send(pushJob, {})
    }
    const about = { memberId, device: Buffer.from(device.hash, 'hex'), signedInAt: at, passwordHash }
    const link = `${publicUrl()}/not-me?token=${await makeAlarm(db, about, now)}`
    const reader = texts.in(member.language, language, member.seen_language)
    const to = { ...member, zone: member.time_zone ?? 'UTC' }
    await mail.send('new device', newDeviceLetter(reader, to, { device: device.words, at, link }), postmark)
  }),
]
