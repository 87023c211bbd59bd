import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { AuditChange, AuditEntry, AuditKind, auditPage } from '../../../contract/audit.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { notFound } from '../../kernel/http/refusal.ts'
import { searchForm } from '../../kernel/search-text.ts'
import type { Tables } from '../../tables.ts'

/** Actions on a person's account or belongings. Their subject is a person, even after the account is deleted. */
const doneToMembers: readonly string[] = [
  'health-read',
  'health-export',
  'role-changed',
  'member-suspended',
  'member-restored',
  'reset-link-sent',
  'admin-made',
  'reset-link-made',
  'member-exported',
  'member-erased',
  'banner-unshared',
  'banner-reinstated',
  'banner-deleted',
  'post-deleted',
  'comment-deleted',
  'report-dismissed',
  'content-hidden',
  'content-removed',
  'author-messaged',
  'decision-undone',
  'appeal-answered',
  'case-noted',
] satisfies AuditKind[]

type Lines = SelectQueryBuilder<Tables, 'audit_log', { id: string; at: string }>
type Page = z.output<typeof auditPage>

/** Members whose names contain a search, up to which each is looked up. Beyond, the log is read and they are sought in it. */
const fewMembers = 200

/**
 * The audit log, newest first, optionally narrowed. Reading on with the last id of each answer as `before` neither skips
 * nor repeats a line, even if lines are added meanwhile. 404 for an unknown `before`. Days are those of `zone`.
 *
 * A person can be the actor or the subject of a line, and each has an index. So every way in which a line can be found is
 * a query of its own, which reads as many lines as the page has, and the newest of all of them are the page.
 */
export async function listAudit(db: Db, page: Page, zone: string): Promise<AuditEntry[]> {
  const before = page.before ? await getLine(db, page.before) : undefined
  const ways = waysOf(page.member, await namedAs(db, page.search))
  const [first = inTime, ...others] = ways.map((way) => (lines: Lines) => way(inTime(lines)))
  function inTime(lines: Lines): Lines {
    let found = lines
    if (page.kind) found = found.where('kind', '=', page.kind)
    if (page.actor) found = found.where('actor_id', '=', page.actor)
    if (page.from) found = found.where('at', '>=', startOf(page.from, zone))
    if (page.to) found = found.where('at', '<', startOf(page.to, zone, 1))
    if (before) found = found.where((eb) => eb(eb.refTuple('at', 'id'), '<', eb.tuple(before.at, before.id)))
    return found
  }
  const found = (narrow: (lines: Lines) => Lines) => {
    const lines = narrow(db.selectFrom('audit_log').select(['id', 'at']))
    return db
      .selectFrom(lines.orderBy('at', 'desc').orderBy('id', 'desc').limit(page.limit).as('way'))
      .selectAll()
  }
  const all = others.reduce((query, way) => query.union(found(way)), found(first))
  const rows = await db
    .selectFrom(
      db
        .selectFrom(all.as('found'))
        .selectAll()
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(page.limit)
        .as('page'),
    )
    .innerJoin('audit_log as line', 'line.id', 'page.id')
    .leftJoin('members', 'members.id', 'line.subject_id')
    .select(['line.id', 'line.at', 'line.kind', 'line.actor_id', 'line.actor_name', 'line.subject_id'])
    .select(['line.details', 'line.changes', 'members.name as subject_name'])
    .orderBy('line.at', 'desc')
    .orderBy('line.id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    kind: row.kind,
    actor:
      row.actor_id === null && row.actor_name === null
        ? null
        : { id: row.actor_id, name: row.actor_name ?? '' },
    subject: subjectOf(row),
    details: row.details as AuditEntry['details'],
    ...(row.changes === null ? {} : { changes: row.changes as AuditChange[] }),
  }))
}

/** The instant at which a day begins in a zone, or one of the days after it. */
const startOf = (day: string, zone: string, later = 0): string =>
  toStored(Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime(zone).toInstant())

type Named = { wanted: string; members: RawBuilder<unknown> }

/** What a search looks for, and the members whose name or address contains it. Undefined without a search. */
async function namedAs(db: Db, search: string | undefined): Promise<Named | undefined> {
  const wanted = searchForm(search?.trim() ?? '')
  if (wanted === '') return undefined
  const named = db
    .selectFrom('members')
    .select('id')
    .where(sql<boolean>`strpos(members.search_text, ${wanted}) > 0`)
  const few = await named.limit(fewMembers + 1).execute()
  const ids = few.map(({ id }) => id)
  return { wanted, members: few.length > fewMembers ? sql`(${named})` : sql`(${ids}::uuid[])` }
}

/** Every way in which a line can be about a member, and be what a search looks for. */
function waysOf(member: string | undefined, named: Named | undefined): ((lines: Lines) => Lines)[] {
  const ofMember: ((lines: Lines) => Lines)[] = member
    ? [(lines) => lines.where('subject_id', '=', member), (lines) => lines.where('actor_id', '=', member)]
    : [(lines) => lines]
  if (!named) return ofMember
  const { wanted, members } = named
  const searched: ((lines: Lines) => Lines)[] = [
    (lines) => lines.where('search_text', '<>', '').where(sql<boolean>`strpos(search_text, ${wanted}) > 0`),
    (lines) => lines.where(sql<boolean>`subject_id = any ${members}`),
    (lines) => lines.where(sql<boolean>`actor_id = any ${members}`),
  ]
  return ofMember.flatMap((one) => searched.map((other) => (lines: Lines) => other(one(lines))))
}

function subjectOf(row: { kind: string; subject_id: string | null; subject_name: string | null }) {
  if (row.subject_name !== null) return { id: row.subject_id, name: row.subject_name }
  return doneToMembers.includes(row.kind) ? { id: null, name: texts('A deleted account') } : null
}

async function getLine(db: Db, id: string): Promise<{ at: string; id: string }> {
  const line = await db.selectFrom('audit_log').select(['at', 'id']).where('id', '=', id).executeTakeFirst()
  if (!line) throw notFound()
  return line
}
