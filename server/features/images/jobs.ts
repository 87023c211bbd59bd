import type { Deps } from '../../deps.ts'
import { type Job, worker } from '../../kernel/jobs.ts'
import { imageSweep, removeUnreferenced } from './remove.ts'

/** Removes those of these images that nobody refers to any more. */
export const removeImagesJob: Job<{ hashes: string[] }> = { name: 'remove-images', retries: 5, seconds: 300 }
const sweepJob: Job = { name: 'sweep-images', retries: 0, seconds: 600, cron: '*/15 * * * *' }

export const imageWorkers = (deps: Deps) => [
  worker(removeImagesJob, ({ hashes }) => removeUnreferenced(deps, hashes)),
  worker(sweepJob, imageSweep(deps)),
]
