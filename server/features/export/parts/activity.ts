import type { Selectable } from 'kysely'
import type { AuditKind } from '../../../../contract/audit.ts'
import type { Tables } from '../../../tables.ts'
import { listDevices } from '../../auth/queries.ts'
import { deviceInWords } from '../../auth/rules.ts'
import { byPage, mapped, type Part, pageRows, type Source } from '../part.ts'

type Line = { id: string; at: string; kind: string; actor_id: string | null; actor_name: string | null }

const looked = ['health-read', 'health-export'] satisfies AuditKind[]

/** Lines of the audit log about the member or of the member, oldest first: looks at their health, or all others. */
const lines = ({ db, memberId }: Source, which: 'looks' | 'others') =>
  byPage<Line>((after) => {
    let query = db
      .selectFrom('audit_log')
      .select(['id', 'at', 'kind', 'actor_id', 'actor_name'])
      .where(({ or, eb }) => or([eb('actor_id', '=', memberId), eb('subject_id', '=', memberId)]))
    query =
      which === 'looks'
        ? query.where('subject_id', '=', memberId).where('kind', 'in', looked)
        : query.where('kind', 'not in', looked)
    if (after) query = query.where((eb) => eb(eb.refTuple('at', 'id'), '>', eb.tuple(after.at, after.id)))
    return query.orderBy('at').orderBy('id').limit(pageRows).execute()
  }, pageRows)

async function* sessions({ db, memberId }: Source) {
  const rows = await db
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_used_at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at')
    .execute()
  for (const { user_agent, ...times } of rows) yield { device: deviceInWords(user_agent), ...times }
}

const reports = ({ db, memberId }: Source) =>
  byPage<{ banner_id: string; reason: string; created_at: string }>((after) => {
    const query = db
      .selectFrom('banner_reports')
      .select(['banner_id', 'reason', 'created_at'])
      .where('member_id', '=', memberId)
    return (after ? query.where('banner_id', '>', after.banner_id) : query)
      .orderBy('banner_id')
      .limit(pageRows)
      .execute()
  }, pageRows)

const contentReports = ({ db, memberId }: Source) =>
  byPage<Pick<Selectable<Tables['reports']>, 'subject_kind' | 'subject_id' | 'reason' | 'words' | 'at'>>(
    (after) => {
      let query = db
        .selectFrom('reports')
        .select(['subject_kind', 'subject_id', 'reason', 'words', 'at', 'outcome'])
        .where('member_id', '=', memberId)
      if (after)
        query = query.where((eb) =>
          eb(eb.refTuple('subject_kind', 'subject_id'), '>', eb.tuple(after.subject_kind, after.subject_id)),
        )
      return query.orderBy('subject_kind').orderBy('subject_id').limit(pageRows).execute()
    },
    pageRows,
  )

const decisions = ({ db, memberId }: Source) =>
  byPage<{ id: string; action: string; words: string; at: string }>((after) => {
    const query = db
      .selectFrom('decisions')
      .leftJoin('appeals', 'appeals.decision_id', 'decisions.id')
      .select(['id', 'subject_kind', 'subject_id', 'action', 'decisions.words', 'excerpt', 'decisions.at'])
      .select(['undone_at', 'appeals.words as appeal', 'appeals.answer', 'appeals.granted'])
      .where('decisions.member_id', '=', memberId)
    return (after ? query.where('id', '>', after.id) : query).orderBy('id').limit(pageRows).execute()
  }, pageRows)

const imports = ({ db, memberId }: Source) =>
  byPage<{ id: string; source: string; file_name: string; begun_at: string; undone_at: string | null }>(
    (after) => {
      const query = db
        .selectFrom('imports')
        .select(['id', 'source', 'file_name', 'begun_at', 'finished_at', 'undone_at', 'counts'])
        .where('member_id', '=', memberId)
      return (after ? query.where('id', '>', after.id) : query).orderBy('id').limit(pageRows).execute()
    },
    pageRows,
  )

const erasures = ({ db, memberId }: Source) =>
  byPage<{ receipt: string; kind: string; at: string; counts: unknown }>((after) => {
    const query = db
      .selectFrom('erasures')
      .select(['receipt', 'kind', 'at', 'counts'])
      .where('member_id', '=', memberId)
    return (after ? query.where('receipt', '>', after.receipt) : query)
      .orderBy('receipt')
      .limit(pageRows)
      .execute()
  }, pageRows)

/** What was written down about the member: what they brought in, where they are signed in, what was done, and who looked at their health. */
export const activity: Part = {
  kind: 'activity',
  tables: [
    'imports',
    'sessions',
    'known_devices',
    'banner_reports',
    'reports',
    'decisions',
    'appeals',
    'audit_log',
    'erasures',
  ],
  async write(files, source) {
    await files.list('imports.json', imports(source))
    await files.list('sign-ins.json', sessions(source))
    await files.thing('devices.json', await listDevices(source.db, source.memberId))
    await files.list('reports.json', reports(source))
    await files.list('content-reports.json', contentReports(source))
    await files.list('decisions.json', decisions(source))
    await files.list('receipts.json', erasures(source))
    // The name of who looked at their health is told to members, and that of nobody else.
    await files.list(
      'who-read.json',
      mapped(lines(source, 'looks'), ({ at, kind, actor_name }) => ({ at, kind, by: actor_name })),
    )
    await files.list(
      'account-log.json',
      mapped(lines(source, 'others'), ({ at, kind, actor_id }) => ({
        at,
        kind,
        own: actor_id === source.memberId,
      })),
    )
  },
}
