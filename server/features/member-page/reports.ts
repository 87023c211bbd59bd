import { sql } from 'kysely'
import type { MemberReport, MemberReports } from '../../../contract/member-page.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { isJudgedBy, mayJudge, type Viewer } from '../cases/queries.ts'

/** Rows of each list. Older ones are in the queue, and in the audit log. */
const most = 50

type Told = Omit<MemberReport, 'other'> & { other_id: string | null; other_name: string | null }

const toReport = ({ other_id, other_name, ...report }: Told): MemberReport => ({
  ...report,
  other: personOf(other_id, other_name),
})

/** Whoever deleted their account has no name any more. */
const personOf = (id: string | null, name: string | null) =>
  name === null ? { id: null, name: texts('A deleted account') } : { id, name }

/** Reports of posts, comments and members, each with whose it is. */
const reports = (db: Db) =>
  db
    .selectFrom('reports')
    .innerJoin('cases', (join) =>
      join
        .onRef('cases.subject_kind', '=', 'reports.subject_kind')
        .onRef('cases.subject_id', '=', 'reports.subject_id'),
    )
    .select([
      sql<MemberReport['kind']>`reports.subject_kind`.as('kind'),
      'reports.subject_id',
      sql<
        MemberReport['reason']
      >`case reports.subject_kind when 'banner' then null else reports.reason end`.as('reason'),
      'reports.words',
      'reports.at',
      'reports.outcome',
    ])

const bannerReports = (db: Db) =>
  db
    .selectFrom('banner_reports')
    .innerJoin('banners', 'banners.id', 'banner_reports.banner_id')
    .select([
      sql<MemberReport['kind']>`'banner'`.as('kind'),
      'banners.id as subject_id',
      sql<MemberReport['reason']>`null`.as('reason'),
      'banner_reports.reason as words',
      'banner_reports.created_at as at',
      sql<MemberReport['outcome']>`null`.as('outcome'),
    ])

const other = ['other.id as other_id', 'other.name as other_name'] as const

/** How many reports there are about what a member shares, for a query on `members`. */
export const countReportsAbout = sql<number>`(
  (select count(*) from reports join cases using (subject_kind, subject_id) where cases.member_id = members.id)
  + (select count(*) from banner_reports join banners on banners.id = banner_id where banners.member_id = members.id)
)::integer`

/** How many reports there are by a member, of those that a viewer may see, for a query on `members`. */
export const countReportsBy = (viewer: Viewer) => sql<number>`(
  (select count(*) from reports join cases using (subject_kind, subject_id)
    where reports.member_id = members.id and ${isJudgedBy(viewer, 'cases.member_id')})
  + (select count(*) from banner_reports join banners on banners.id = banner_id
    where banner_reports.member_id = members.id and ${isJudgedBy(viewer, 'banners.member_id')})
)::integer`

/** The newest reports about a member and by them, and what was decided about theirs: all that a viewer may see. */
export async function reportsOf(db: Db, viewer: Viewer, memberId: string): Promise<MemberReports> {
  const by = await reportsBy(db, viewer, memberId)
  if ((await mayJudge(db, viewer, memberId)) !== 'yes')
    return { withheld: true, about: [], by, decisions: [] }
  return { about: await reportsAbout(db, memberId), by, decisions: await decisionsAbout(db, memberId) }
}

async function reportsAbout(db: Db, memberId: string): Promise<MemberReport[]> {
  const aboutThem = await Promise.all([
    reports(db)
      .innerJoin('members as other', 'other.id', 'reports.member_id')
      .select(other)
      .where('cases.member_id', '=', memberId)
      .orderBy('reports.at', 'desc')
      .limit(most)
      .execute(),
    bannerReports(db)
      .innerJoin('members as other', 'other.id', 'banner_reports.member_id')
      .select(other)
      .where('banners.member_id', '=', memberId)
      .orderBy('banner_reports.created_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return newestOf(aboutThem.flat())
}

async function reportsBy(db: Db, viewer: Viewer, memberId: string): Promise<MemberReport[]> {
  const byThem = await Promise.all([
    reports(db)
      .innerJoin('members as other', 'other.id', 'cases.member_id')
      .select(other)
      .where('reports.member_id', '=', memberId)
      .where(isJudgedBy(viewer, 'cases.member_id'))
      .orderBy('reports.at', 'desc')
      .limit(most)
      .execute(),
    bannerReports(db)
      .innerJoin('members as other', 'other.id', 'banners.member_id')
      .select(other)
      .where('banner_reports.member_id', '=', memberId)
      .where(isJudgedBy(viewer, 'banners.member_id'))
      .orderBy('banner_reports.created_at', 'desc')
      .limit(most)
      .execute(),
  ])
  return newestOf(byThem.flat())
}

const newestOf = (told: Told[]): MemberReport[] =>
  told
    .sort((one, two) => (one.at < two.at ? 1 : -1))
    .slice(0, most)
    .map(toReport)

async function decisionsAbout(db: Db, memberId: string): Promise<MemberReports['decisions']> {
  const rows = await db
    .selectFrom('decisions')
    .leftJoin('members as actors', 'actors.id', 'decisions.actor_id')
    .select(['decisions.id', 'subject_kind as kind', 'action', 'decisions.words', 'excerpt', 'decisions.at'])
    .select(['decisions.actor_id', 'actors.name as actor_name', 'undone_at'])
    .where('decisions.member_id', '=', memberId)
    .orderBy('decisions.at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ actor_id, actor_name, undone_at, ...decision }) => ({
    ...decision,
    // Reports that hide by their number decide without an administrator.
    actor: actor_id === null ? null : personOf(actor_id, actor_name),
    undone: undone_at !== null,
  }))
}
