import { removedDays } from '../../../contract/moderation.ts'
import { rates } from '../../../contract/rates.ts'
import type { Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { findMember, languageOf } from '../auth/queries.ts'
import { deleteRemoved } from '../community/queries.ts'
import { removeImages } from '../images/jobs.ts'
import { forgetRemovedBanners } from './banners.ts'
import { decisionLetter } from './letters.ts'

/** The letter that tells an author of a decision, unless it was undone meanwhile. */
export const decisionLetterJob: Job<{ memberId: string; decisionId: string }> = {
  name: 'decision-letter',
  retries: 8,
  seconds: 60,
}
const deleteRemovedJob: Job = { name: 'delete-removed', retries: 0, seconds: 300, cron: '40 4 * * *' }

export const moderationWorkers = ({ db, clock, jobs, limiter, mail, publicUrl, texts }: Deps) => [
  worker(decisionLetterJob, async ({ memberId, decisionId }, postmark) => {
    const member = await findMember(db, memberId)
    const decision = await db
      .selectFrom('decisions')
      .select(['action', 'subject_kind'])
      .where('id', '=', decisionId)
      .where('undone_at', 'is', null)
      .executeTakeFirst()
    if (!member || member.suspended_at || !decision) return
    // The emails before lead to the same screen.
    if (postmark.attempt === 1 && (await limiter.take(rates.officeEmails, memberId))) return
    const { action, subject_kind: kind } = decision
    const is = action !== 'message' ? 'decision' : kind === 'member' ? 'note' : 'message'
    const about = { is, link: `${publicUrl()}/community/decisions` } as const
    await mail.send('decision', decisionLetter(texts.in(languageOf(member)), member, about), postmark)
  }),
  worker(deleteRemovedJob, async () => {
    const before = toStored(clock.now().subtract({ hours: 24 * removedDays }))
    await removeImages(jobs, await deleteRemoved(db, before))
    await forgetRemovedBanners(db, before)
  }),
]
