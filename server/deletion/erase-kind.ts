import type { ErasableKind } from '../../contract/counted-things.ts'
import type { DeletedCounts, Receipt } from '../../contract/deletion.ts'
import type { Db, Deps } from '../deps.ts'
import { deleteBannerOf, isBannerModerated } from '../features/banners/queries.ts'
import { deleteCommunityOf } from '../features/community/queries.ts'
import { deleteHealthOf } from '../features/health/queries.ts'
import { forgetImported } from '../features/imports/queries.ts'
import { deleteJournalOf } from '../features/journal/queries.ts'
import { deleteMoodsOf } from '../features/mood/queries.ts'
import { deletePlannerOf } from '../features/planner/delete-planner.ts'
import { deletePracticeOf } from '../features/practice/queries.ts'
import { toStored } from '../kernel/clock.ts'
import { refuse } from '../kernel/http/refusal.ts'
import { countRecords, noCounts } from './counts.ts'
import { newReceiptNumber } from './receipt.ts'
import { recorded } from './recorded.ts'

/** What was deleted of a kind, and the images that it referred to, which may be unused now. */
type Erased = { counts: Partial<DeletedCounts>; images: string[]; bannerStays: boolean }

const alone = (counts: Partial<DeletedCounts>): Erased => ({ counts, images: [], bannerStays: false })

/**
 * Deletes everything that a member has of one kind. What they save at the same time is either deleted with it, or stays
 * as a whole.
 */
export const eraseRows: Record<
  ErasableKind,
  (tx: Db, memberId: string, now: Temporal.Instant) => Promise<Erased>
> = {
  async moods(tx, memberId) {
    await forgetImported(tx, memberId, ['mood'])
    return alone({ moods: await deleteMoodsOf(tx, memberId) })
  },

  async health(tx, memberId) {
    await forgetImported(tx, memberId, ['health'])
    return alone({ health_entries: await deleteHealthOf(tx, memberId) })
  },

  async journal(tx, memberId, now) {
    await forgetImported(tx, memberId, ['journal', 'post'])
    const { entries, pictures } = await deleteJournalOf(tx, memberId, now)
    return alone({ journal_entries: entries, journal_pictures: pictures })
  },

  async practice(tx, memberId) {
    return alone({ practice: await deletePracticeOf(tx, memberId) })
  },

  async planner(tx, memberId) {
    await forgetImported(tx, memberId, ['plan', 'repeating-item', 'goals'])
    const { days, weeks, repeatingItems } = await deletePlannerOf(tx, memberId)
    return alone({ planner_days: days, goal_weeks: weeks, repeating_items: repeatingItems })
  },

  async community(tx, memberId) {
    await tx.selectFrom('members').select('id').where('id', '=', memberId).forUpdate().execute()
    const { posts, comments, likes, banners } = await countRecords(tx, memberId)
    const images = await deleteCommunityOf(tx, memberId)
    const bannerStays = await isBannerModerated(tx, memberId)
    if (!bannerStays) images.push(...(await deleteBannerOf(tx, memberId)))
    return { counts: { posts, comments, likes, banners: bannerStays ? 0 : banners }, images, bannerStays }
  },
}

/** Stores that a kind was deleted. */
export async function saveErasure(
  tx: Db,
  line: {
    member_id: string
    at: string
    kind: ErasableKind
    counts: Record<string, number>
    receipt: string
  },
): Promise<void> {
  await tx
    .insertInto('erasures')
    .values({ ...line, counts: JSON.stringify(line.counts) })
    .onConflict((conflict) => conflict.columns(['member_id', 'receipt']).doNothing())
    .execute()
}

/** Deletes a kind in one transaction, and writes it into the ledger. `also` is part of the transaction. */
export const eraseKind = (
  { db, clock, ledger, backupsUntil }: Pick<Deps, 'db' | 'clock' | 'ledger' | 'backupsUntil'>,
  memberId: string,
  kind: ErasableKind,
  also: (tx: Db, receipt: Receipt) => Promise<void>,
): Promise<Omit<Erased, 'counts'> & { receipt: Receipt }> =>
  recorded({ db, clock, ledger }, async (tx, record) => {
    const now = clock.now()
    const { images, bannerStays, counts: some } = await eraseRows[kind](tx, memberId, now)
    const counts = { ...noCounts(), ...some }
    const line = { member_id: memberId, at: toStored(now), counts, receipt: newReceiptNumber() }
    const isThere = await tx
      .selectFrom('members')
      .select('id')
      .where('id', '=', memberId)
      .forKeyShare()
      .executeTakeFirst()
    if (!isThere) throw refuse(401, 'Please sign in again.')
    await saveErasure(tx, { ...line, kind })
    const receipt = { number: line.receipt, at: line.at, counts, backupsUntil: backupsUntil(now) }
    await also(tx, receipt)
    await record({ ...line, erased: kind })
    return { images, bannerStays, receipt }
  })
