import type { Deps } from '../../deps.ts'
import { type Job, type JobSender, worker } from '../../kernel/jobs.ts'
import { imageSweep, removeUnreferenced } from './remove.ts'

/** Removes those of the given images that nothing refers to any more. */
const removeImagesJob: Job<{ hashes: string[] }> = { name: 'remove-images', retries: 5, seconds: 300 }
const sweepJob: Job = { name: 'sweep-images', retries: 0, seconds: 600, cron: '*/15 * * * *' }

/** Requested after an account, a post, a banner or a theme was deleted. */
export async function removeImages(jobs: JobSender, hashes: string[]): Promise<void> {
  if (hashes.length > 0) await jobs.send(removeImagesJob, { hashes })
}

export const imageWorkers = (deps: Deps) => [
  worker(removeImagesJob, ({ hashes }) => removeUnreferenced(deps, hashes)),
  worker(sweepJob, imageSweep(deps)),
]
