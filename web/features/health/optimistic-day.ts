import type { HealthEntry } from '../../../contract/health.ts'

/** A day with the ids of the waiting changes that it shows, so that no addition is shown twice. */
export type OptimisticHealthDay = HealthEntry & { added?: readonly string[] }

/** Whether a day shows what the server does not have yet. */
export const isWaiting = (entry: OptimisticHealthDay | null | undefined): boolean =>
  (entry?.added?.length ?? 0) > 0
