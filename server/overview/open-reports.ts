import type { Overview } from '../../contract/overview.ts'
import type { Db } from '../deps.ts'
import { countReportedBanners } from '../features/banners/queries.ts'
import { countReportedCases } from '../features/moderation/queue.ts'

/** What members reported and nobody has decided on, of every kind. */
export async function countOpenReports(db: Db): Promise<NonNullable<Overview['reports']>> {
  const kinds = await Promise.all([countReportedBanners(db), countReportedCases(db)])
  return {
    open: kinds.reduce((sum, { open }) => sum + open, 0),
    hidden: kinds.reduce((sum, { hidden }) => sum + hidden, 0),
  }
}
