import { deletionWorkers } from './deletion/jobs.ts'
import type { Deps } from './deps.ts'
import { authWorkers } from './features/auth/jobs.ts'
import { eventWorkers } from './features/events/jobs.ts'
import { exportWorkers } from './features/export/jobs.ts'
import { healthWorkers } from './features/health/jobs.ts'
import { imageWorkers } from './features/images/jobs.ts'
import { importWorkers } from './features/imports/jobs.ts'
import { journalWorkers } from './features/journal/jobs.ts'
import { moderationWorkers } from './features/moderation/jobs.ts'
import { noticeWorkers } from './features/notices/jobs.ts'
import { feedWorkers } from './feeds/jobs.ts'
import type { Worker } from './kernel/jobs.ts'
import { newDeviceWorkers } from './new-device/jobs.ts'

/** Every job of the product, with what it needs. */
export const workers = (deps: Deps): Worker[] => [
  ...authWorkers(deps),
  ...deletionWorkers(deps),
  ...eventWorkers(deps),
  ...exportWorkers(deps),
  ...feedWorkers(deps),
  ...healthWorkers(deps),
  ...imageWorkers(deps),
  ...importWorkers(deps),
  ...journalWorkers(deps),
  ...moderationWorkers(deps),
  ...noticeWorkers(deps),
  ...newDeviceWorkers(deps),
]
