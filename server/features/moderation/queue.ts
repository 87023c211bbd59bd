import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { reportsThatHide } from '../../../contract/banners.ts'
import type { CaseDecision, CaseDetail, QueueEntry, QueueKind, queuePage } from '../../../contract/cases.ts'
import type { Db } from '../../deps.ts'
import { plannedLimit } from '../../kernel/database/prepared-statements.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { avatarOfMember } from '../auth/queries.ts'
import { isJudgedBy, type Subject, type Viewer } from '../cases/queries.ts'
import { excerptOf } from '../cases/rules.ts'
import { listImages, toImage } from '../images/queries.ts'
import { listBannerReports } from './banners.ts'
import { listHistory, listNotes, toDecision, withActors } from './history.ts'
import { countsForHiding } from './reports.ts'

/** Reports that a case shows, and comments before the reported one. */
const most = { reports: 100, comments: 3 }

type Page = z.output<typeof queuePage>

/** These cases with what they are about and whose it is. */
const withSubjects = (db: Db, rows: CaseQuery) =>
  db
    .selectFrom(rows.as('cases'))
    .innerJoin('members', 'members.id', 'cases.member_id')
    .leftJoin('posts', (join) =>
      join.onRef('posts.id', '=', 'cases.subject_id').on('cases.subject_kind', '=', 'post'),
    )
    .leftJoin('comments', (join) =>
      join.onRef('comments.id', '=', 'cases.subject_id').on('cases.subject_kind', '=', 'comment'),
    )
    .leftJoin('banners', (join) =>
      join.onRef('banners.id', '=', 'cases.subject_id').on('cases.subject_kind', '=', 'banner'),
    )
    .select(['cases.subject_kind', 'cases.subject_id', 'cases.opened_at', 'cases.closed_at', 'flagged'])
    .select(['members.id as author_id', 'members.name as author_name', avatarOfMember])
    .select([
      sql<string>`coalesce(posts.content, comments.content, banners.caption, banners.alt_text,
        case cases.subject_kind when 'member' then members.name else '' end)`.as('content'),
      sql<boolean>`coalesce(posts.hidden_at, comments.hidden_at) is not null
        or coalesce(banners.unshared_by_admin or banners.report_count >= ${sql.lit(reportsThatHide)}, false)`.as(
        'hidden',
      ),
      // A removed banner is deleted at once.
      sql<boolean>`coalesce(posts.removed_at, comments.removed_at) is not null
        or (cases.subject_kind = 'banner' and banners.id is null)`.as('removed'),
      sql<number>`coalesce(banners.report_count, (select count(*)::integer from reports
        where reports.subject_kind = cases.subject_kind
        and reports.subject_id = cases.subject_id and reports.outcome is null))`.as('reports'),
    ])
    .select(['posts.edited_at', 'posts.content_before', 'posts.content_note', 'posts.post_type'])

    .select(sql<string | null>`coalesce(posts.image_hash, banners.image_hash)`.as('image_hash'))
    .select('comments.post_id')
    .select(
      sql<string>`coalesce(posts.created_at, comments.created_at, banners.created_at,
        case cases.subject_kind when 'member' then members.created_at else cases.opened_at end)`.as(
        'created_at',
      ),
    )
/** Cases that a viewer may see; all of them for the figures of the server. */
const cases = (db: Db, viewer: Viewer | undefined) => {
  const all = db.selectFrom('cases').selectAll()
  return viewer ? all.where(isJudgedBy(viewer, 'cases.member_id')) : all
}
type CaseQuery = ReturnType<typeof cases>
type CaseRow = Awaited<ReturnType<ReturnType<typeof withSubjects>['execute']>>[number]

/** The decision on each case that was made last and holds. */
async function lastDecisions(db: Db, rows: CaseRow[]): Promise<Map<string, CaseDecision>> {
  if (rows.length === 0) return new Map()
  const found = await withActors(db)
    .distinctOn(['subject_kind', 'subject_id'])
    .where('subject_id', '=', sql<string>`any(${rows.map(({ subject_id }) => subject_id)})`)
    .where('undone_at', 'is', null)
    .orderBy('subject_kind')
    .orderBy('subject_id')
    .orderBy('decisions.at', 'desc')
    .orderBy('decisions.id', 'desc')
    .execute()
  return new Map(found.map(toDecision).map((one) => [`${one.kind} ${one.subject_id}`, one]))
}

type Images = Awaited<ReturnType<typeof listImages>>
const imagesOf = (db: Db, rows: readonly CaseRow[]): Promise<Images> =>
  listImages(
    db,
    rows.flatMap(({ image_hash }) => image_hash ?? []),
  )
function imageOf({ image_hash }: CaseRow, images: Images) {
  const image = images.get(image_hash ?? '')
  return image ? toImage(image) : null
}

const toEntry = (row: CaseRow, decision: CaseDecision | undefined, images: Images): QueueEntry => ({
  kind: row.subject_kind,
  id: row.subject_id,
  at: row.closed_at ?? row.opened_at,
  author: { id: row.author_id, name: row.author_name, avatar: row.avatar },
  excerpt: excerptOf(row.content) || (decision?.excerpt ?? ''),
  image: imageOf(row, images),
  reports: row.reports,
  flagged: row.flagged,
  hidden: row.hidden || row.removed,
  edited: row.edited_at !== null,
  decision: decision ? { id: decision.id, action: decision.action, actor: decision.actor } : null,
})

/** How many open cases have reports, and how many of those are hidden: of those that a viewer may see, if there is one. */
export const countReportedCases = (db: Db, viewer?: Viewer): Promise<{ open: number; hidden: number }> =>
  db
    .selectFrom(withSubjects(db, cases(db, viewer).where('cases.closed_at', 'is', null)).as('open'))
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      sql<number>`count(*) filter (where hidden)`.as('hidden'),
    ])
    .where('reports', '>', 0)
    .executeTakeFirstOrThrow()

/** How many open cases nobody reported: their words were flagged, or a decision about them was undone. */
export const countFlaggedCases = async (db: Db, viewer: Viewer): Promise<number> => {
  const { flagged } = await db
    .selectFrom(withSubjects(db, cases(db, viewer).where('cases.closed_at', 'is', null)).as('open'))
    .select(({ fn }) => fn.countAll<number>().as('flagged'))
    .where('reports', '=', 0)
    .executeTakeFirstOrThrow()
  return flagged
}

/** One page of cases. It reads the index of its order up to the limit, and then only what those are about. */
export function pageOfCases(db: Db, viewer: Viewer, { state, kind, limit, at, id }: Place) {
  const isOpen = state === 'open'
  const by = isOpen ? ('cases.opened_at' as const) : ('cases.closed_at' as const)
  const direction = isOpen ? ('asc' as const) : ('desc' as const)
  let query = cases(db, viewer).where('cases.closed_at', isOpen ? 'is' : 'is not', null)
  if (kind) query = query.where('cases.subject_kind', '=', kind)
  if (at && id)
    query = query.where((eb) => eb(eb.refTuple(by, 'cases.subject_id'), isOpen ? '>' : '<', eb.tuple(at, id)))
  const page = query.orderBy(by, direction).orderBy('cases.subject_id', direction).limit(plannedLimit(limit))
  return withSubjects(db, page).orderBy(by, direction).orderBy('cases.subject_id', direction)
}
type Place = Pick<Page, 'state' | 'kind' | 'limit'> & { at?: string | undefined; id?: string | undefined }

/** A page of the queue: open cases, the oldest first, or decided ones, the latest first. */
export async function listQueue(db: Db, viewer: Viewer, page: Page): Promise<QueueEntry[]> {
  const { state, kind, limit, after } = page
  const at = after ? (page.after_at ?? (await getPlace(db, after, state))) : undefined
  const rows = await pageOfCases(db, viewer, { state, kind, limit, at, id: after }).execute()
  const [decisions, images] = await Promise.all([lastDecisions(db, rows), imagesOf(db, rows)])
  return rows.map((row) => toEntry(row, decisions.get(`${row.subject_kind} ${row.subject_id}`), images))
}

async function getPlace(db: Db, id: string, state: Page['state']): Promise<string> {
  const row = await db
    .selectFrom('cases')
    .select(['opened_at', 'closed_at'])
    .where('subject_id', '=', id)
    .executeTakeFirst()
  const at = state === 'open' ? row?.opened_at : row?.closed_at
  if (!at) throw notFound()
  return at
}

/** A case with what is needed to decide; 404 if there is none. */
export async function getCase(
  db: Db,
  viewer: Viewer,
  { kind, id }: { kind: QueueKind; id: string },
  now: Temporal.Instant,
): Promise<CaseDetail> {
  const one = cases(db, viewer).where('cases.subject_kind', '=', kind).where('cases.subject_id', '=', id)
  const row = await withSubjects(db, one).executeTakeFirst()
  if (!row) throw notFound('This case is gone: what it was about is deleted.')
  const decisions = await lastDecisions(db, [row])
  const decision = decisions.get(`${kind} ${id}`)
  return {
    ...toEntry(row, decision, await imagesOf(db, [row])),
    open: row.closed_at === null,
    removed: row.removed,
    content: row.content || (decision?.excerpt ?? ''),
    content_note: row.content_note,
    content_before: row.content_before,
    created_at: row.created_at,
    post_type: row.post_type,
    around: row.post_id === null ? null : await aroundComment(db, row.post_id, row.created_at, id),
    said: [
      ...(kind === 'banner' ? await openBannerReports(db, id) : []),
      ...(await listReports(db, { kind, id }, now)),
    ],
    history: await listHistory(db, row.author_id),
    notes: await listNotes(db, row.author_id),
  }
}

const openBannerReports = async (db: Db, id: string): Promise<CaseDetail['said']> =>
  (await listBannerReports(db, id, most.reports)).map(({ id: reporter, name, reason, at }) => ({
    reporter: { id: reporter, name },
    reason: null,
    words: reason,
    at,
    outcome: null,
    counts: true,
  }))

/** The post of a comment, and the comments just before it. */
async function aroundComment(db: Db, postId: string, at: string, id: string): Promise<CaseDetail['around']> {
  const post = await db
    .selectFrom('posts')
    .innerJoin('members', 'members.id', 'posts.member_id')
    .select(['content', 'members.name as author'])
    .where('posts.id', '=', postId)
    .executeTakeFirst()
  if (!post) return null
  const comments = await db
    .selectFrom('comments')
    .innerJoin('members', 'members.id', 'comments.member_id')
    .select(['comments.id', 'members.name as author', 'content', 'comments.created_at'])
    .where('post_id', '=', postId)
    .where((eb) => eb(eb.refTuple('comments.created_at', 'comments.id'), '<', eb.tuple(at, id)))
    .orderBy('comments.created_at', 'desc')
    .orderBy('comments.id', 'desc')
    .limit(most.comments)
    .execute()
  return { ...post, comments: comments.reverse() }
}

/** What was reported about something, the latest first. */
async function listReports(
  db: Db,
  { kind, id }: Subject,
  now: Temporal.Instant,
): Promise<CaseDetail['said']> {
  const rows = await db
    .selectFrom('reports')
    .innerJoin('members', 'members.id', 'reports.member_id')
    .select(['members.id', 'members.name', 'reason', 'words', 'reports.at', 'outcome'])
    .select(countsForHiding(now).as('counts'))
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .orderBy('reports.at', 'desc')
    .orderBy('members.id')
    .limit(most.reports)
    .execute()
  return rows.map(({ id: reporter, name, reason, words, at, outcome, counts }) => ({
    reporter: { id: reporter, name },
    // Members report a banner in their own words alone.
    reason: kind === 'banner' ? null : reason,
    words,
    at,
    outcome,
    counts,
  }))
}

/** The author of a case's subject; 404 if there is no such case, or the viewer may not see it. */
export async function getAuthor(
  db: Db,
  viewer: Viewer,
  { kind, id }: { kind: QueueKind; id: string },
): Promise<string> {
  const row = await db
    .selectFrom('cases')
    .select('member_id')
    .where('subject_kind', '=', kind)
    .where('subject_id', '=', id)
    .where(isJudgedBy(viewer, 'cases.member_id'))
    .executeTakeFirst()
  if (!row) throw notFound()
  return row.member_id
}
