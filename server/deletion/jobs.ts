import type { Receipt } from '../../contract/deletion.ts'
import type { Deps } from '../deps.ts'
import { findMember, languageOf } from '../features/auth/queries.ts'
import { admitEmail, admitFarewell } from '../features/auth/security-emails.ts'
import { removeImages } from '../features/images/jobs.ts'
import { removePrivateFiles } from '../features/journal/jobs.ts'
import { type Job, worker } from '../kernel/jobs.ts'
import { deleteAccount } from './delete-account.ts'
import { listDue } from './leaving.ts'
import { type Addressee, erasureLetter, farewellLetter, leavingLetter } from './letters.ts'

/** The last try comes about twenty minutes after the first. Nobody waits longer for a letter. */
const letter = { retries: 8, seconds: 60 }

/** The letter to somebody whose account is gone, so it carries all that it says, until it was sent. */
export const farewellLetterJob: Job<{ to: Addressee; language: string | null; receipt: Receipt }> = {
  name: 'farewell-letter',
  ...letter,
}
/** The letter about a deletion of one kind, in `language` if they chose none. */
export const erasureLetterJob: Job<{ memberId: string; language?: string | undefined; receipt: Receipt }> = {
  name: 'erasure-letter',
  ...letter,
}
/** The letter to a member who begins to leave, in `language` if they chose none. */
export const leavingLetterJob: Job<{ memberId: string; language?: string | undefined }> = {
  name: 'leaving-letter',
  ...letter,
}
const leaveJob: Job = { name: 'leave', retries: 2, seconds: 600, cron: '0 * * * *' }
/** The most accounts that one run deletes. The next hour's run continues. */
const mostAtOnce = 500

/** Deletes the accounts whose members wanted to leave, once their time has come. */
async function letThemLeave(deps: Deps): Promise<void> {
  for (const memberId of await listDue(deps.db, deps.clock.now(), mostAtOnce)) {
    const gone = await deleteAccount(deps, memberId, {
      onlyIfDue: true,
      also: async (tx, { person, receipt }) => {
        const to = { name: person.name, email: person.email, zone: person.time_zone ?? 'UTC' }
        await deps.jobs.send(farewellLetterJob, { to, language: languageOf(person), receipt }, tx)
      },
    })
    if (typeof gone === 'object') await removeImages(deps.jobs, gone.images)
    await removePrivateFiles(deps.jobs)
  }
}

export const deletionWorkers = (deps: Deps) => {
  const { db, limiter, mail, texts, publicUrl } = deps
  const addressOf = async (memberId: string) => {
    const member = await findMember(db, memberId)
    return member && { ...member, zone: member.time_zone ?? 'UTC' }
  }
  return [
    worker(leaveJob, () => letThemLeave(deps)),
    worker(farewellLetterJob, async ({ to, language, receipt }, postmark) => {
      if (await admitFarewell({ limiter }, to.email, postmark))
        await mail.send('farewell', farewellLetter(texts.in(language), to, receipt), postmark)
    }),
    worker(erasureLetterJob, async ({ memberId, language, receipt }, postmark) => {
      const to = await addressOf(memberId)
      if (to && (await admitEmail(deps, to, 'erasure', postmark)))
        await mail.send(
          'erasure',
          erasureLetter(texts.in(to.language, language, to.seen_language), to, receipt),
          postmark,
        )
    }),
    worker(leavingLetterJob, async ({ memberId, language }, postmark) => {
      const to = await addressOf(memberId)
      if (!to?.leaves_at || !(await admitEmail(deps, to, 'leaving', postmark))) return
      const about = { leavesAt: to.leaves_at, publicUrl: publicUrl() }
      await mail.send(
        'leaving',
        leavingLetter(texts.in(to.language, language, to.seen_language), to, about),
        postmark,
      )
    }),
  ]
}
