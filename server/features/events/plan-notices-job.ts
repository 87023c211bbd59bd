import type { Job } from '../../kernel/jobs.ts'

/** Plans the notices of who answered to an event that was changed, or waits for a place of it. */
export const planEventJob: Job<{ eventId: string }> = { name: 'plan-event-notices', retries: 3, seconds: 300 }
