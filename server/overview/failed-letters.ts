import type { Overview } from '../../contract/overview.ts'
import { erasureLetterJob, farewellLetterJob, leavingLetterJob } from '../deletion/jobs.ts'
import type { Db } from '../deps.ts'
import { adminResetLetterJob, passwordLetterJob, resetLetterJob } from '../features/auth/jobs.ts'
import { countFailedJobs } from '../kernel/jobs.ts'

const letterJobs = [
  resetLetterJob,
  adminResetLetterJob,
  passwordLetterJob,
  farewellLetterJob,
  erasureLetterJob,
  leavingLetterJob,
]

/** After so long a letter is not on its way any more: longer than the last of its job's tries. */
const underWay = { hours: 1 }

/** Letters that a mail server never took, and those that it may have taken. Both are forgotten after some days. */
export async function countFailedLetters(
  db: Db,
  now: Temporal.Instant,
): Promise<NonNullable<Overview['letters']>> {
  const [failed, { unsure }] = await Promise.all([
    countFailedJobs(db, letterJobs),
    db
      .selectFrom('letters')
      .select(({ fn }) => fn.countAll<number>().as('unsure'))
      .where('handed_over_at', 'is', null)
      .where('at', '<', now.subtract(underWay).toString())
      .executeTakeFirstOrThrow(),
  ])
  return { failed, unsure }
}
