import type { Deps } from './deps.ts'
import { authWorkers } from './features/auth/jobs.ts'
import { healthWorkers } from './features/health/jobs.ts'
import { imageWorkers } from './features/images/jobs.ts'
import { journalWorkers } from './features/journal/jobs.ts'
import type { Worker } from './kernel/jobs.ts'

/** Every job of the product, with what it needs. */
export const workers = (deps: Deps): Worker[] => [
  ...authWorkers(deps),
  ...healthWorkers(deps),
  ...imageWorkers(deps),
  ...journalWorkers(deps),
]
