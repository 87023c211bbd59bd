import { sql } from 'kysely'
import type { Db, Deps } from '../../deps.ts'
import { mostBehindSeconds } from '../../kernel/database/replicas.ts'
import type { ReadRouting } from '../../kernel/http/handler-types.ts'

/** How long a member reads from the primary after a write. A replica in use is never that far behind. */
const freshSeconds = 3 * mostBehindSeconds

/**
 * Whether the member of `members.id` has just saved something that a replica may not have yet. The database's clock
 * decides, so that all nodes agree.
 */
export const hasRecentWrite = sql<boolean>`exists (select from recent_writes
  where member_id = members.id and at > now() - make_interval(secs => ${sql.lit(freshSeconds)}))`

async function noteWrite(db: Db, memberId: string): Promise<void> {
  await sql`insert into recent_writes (member_id, at) values (${memberId}, now())
    on conflict (member_id) do update set at = excluded.at`.execute(db)
}

/** Deletes old writes. They no longer send their members to the primary. */
export async function sweepRecentWrites(db: Db): Promise<void> {
  await sql`delete from recent_writes where at < now() - interval '1 hour'`.execute(db)
}

/** Reads from a replica, unless the caller has just written. Without replicas it reads from the one database. */
export const readRouting = ({ db, replicas }: Deps): ReadRouting<Db> =>
  replicas
    ? {
        run: (caller, work) => (caller?.hasRecentWrite ? work(db) : replicas.read(work)),
        wrote: (caller) => noteWrite(db, caller.id),
      }
    : { run: (_caller, work) => work(db), wrote: async () => undefined }
