import type { Deps } from '../../deps.ts'
import { type Job, type JobSender, worker } from '../../kernel/jobs.ts'
import { removeDueFiles, sweepJournals } from './removal.ts'
import { renewSearch } from './renew-search.ts'

/** Removes private files that no row names any more. */
const removeFilesJob: Job = { name: 'remove-private-files', retries: 5, seconds: 300 }
const sweepJob: Job = { name: 'sweep-journals', retries: 0, seconds: 600, cron: '*/15 * * * *' }
/** Has something to do after an upgrade alone, or when an older backup was restored. */
export const renewSearchJob: Job = {
  name: 'renew-journal-search',
  retries: 0,
  seconds: 3000,
  cron: '*/10 * * * *',
}

/** Requested after entries, or an account, were deleted for good. The next sweep does it too. */
export const removePrivateFiles = (jobs: JobSender): Promise<void> => jobs.send(removeFilesJob, {})

export const journalWorkers = (deps: Deps) => [
  worker(removeFilesJob, () => removeDueFiles(deps)),
  worker(sweepJob, async () => {
    await sweepJournals(deps)
    await removeDueFiles(deps)
  }),
  worker(renewSearchJob, () => renewSearch(deps.db)),
]
