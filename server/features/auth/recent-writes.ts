import { sql } from 'kysely'
import type { Db, Deps } from '../../deps.ts'
import { mostBehindSeconds } from '../../kernel/database/replicas.ts'
import type { Reads } from '../../kernel/http/mount.ts'

/** How long after a write its member reads from the primary: longer than a replica in use can be behind. */
const freshSeconds = 3 * mostBehindSeconds

/**
 * Whether the member of `members.id` saved something so lately that a replica may not have it yet. By the clock of the
 * database, which wrote it down, so that it does not matter which node is asked.
 */
export const hasRecentWrite = sql<boolean>`exists (select from recent_writes
  where member_id = members.id and at > now() - make_interval(secs => ${sql.lit(freshSeconds)}))`

async function noteWrite(db: Db, memberId: string): Promise<void> {
  await sql`insert into recent_writes (member_id, at) values (${memberId}, now())
    on conflict (member_id) do update set at = excluded.at`.execute(db)
}

/** Forgets the writes that are no reason any more to read from the primary. */
export async function sweepRecentWrites(db: Db): Promise<void> {
  await sql`delete from recent_writes where at < now() - interval '1 hour'`.execute(db)
}

/** Reads what may lag from a replica, but for who wrote lately; without replicas all is one database. */
export const readsOf = ({ db, replicas }: Deps): Reads<Db> =>
  replicas
    ? {
        run: (caller, work) => (caller?.hasRecentWrite ? work(db) : replicas.read(work)),
        wrote: (caller) => noteWrite(db, caller.id),
      }
    : { run: (_caller, work) => work(db), wrote: async () => undefined }
