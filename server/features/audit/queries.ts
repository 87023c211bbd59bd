import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { AuditChange, AuditKind } from '../../../contract/audit.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { searchForm } from '../../kernel/search-text.ts'

/** The person who acts: an account with its present name, or the name of somebody without an account. */
export type Actor = { id: string } | { name: string } | undefined

/** The actor of the command line. */
export const commandLine = { name: 'the command line' }

/** The actor of what the product does by itself, at a start. */
export const theProduct = { name: 'A-genda' }

/** Writes one line of the audit log and returns its id. It is part of the caller's transaction, if there is one. */
export async function writeAudit(
  db: Db,
  entry: {
    at: Temporal.Instant
    kind: AuditKind
    actor: Actor
    subjectId?: string
    details?: Record<string, string | number | boolean | null>
    /** Of a thing of the community: what members write is kept by nobody but themselves. */
    changes?: AuditChange[]
  },
): Promise<string> {
  const { actor } = entry
  const id = randomUUIDv7()
  const actorId = actor && 'id' in actor ? actor.id : null
  const givenName = actor && 'name' in actor && actorId === null ? actor.name : undefined
  await db
    .insertInto('audit_log')
    .values((eb) => ({
      id,
      at: toStored(entry.at),
      kind: entry.kind,
      actor_id: actorId,
      // The same statement with and without an account, so that its duration reveals nothing.
      actor_name: givenName ?? eb.selectFrom('members').select('name').where('id', '=', actorId),
      subject_id: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
      changes: entry.changes?.length ? JSON.stringify(entry.changes) : null,
      search_text: searchTextOf(entry.details ?? {}),
    }))
    .execute()
  return id
}

/** What a line can be found by, besides the people in it: the title of the event or theme. */
const searchTextOf = ({ title, theme }: Record<string, unknown>): string =>
  searchForm([title, theme].filter((part) => typeof part === 'string').join(' '))

/** Changes the refused sign-in of a line into one that succeeded. */
export async function confirmSignIn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('audit_log')
    .set({ kind: 'sign-in' satisfies AuditKind })
    .where('id', '=', id)
    .execute()
}

/**
 * Takes name and network address out of what a member did, whose account is being deleted. The lines stay, by the id
 * alone, because they say what happened to others.
 */
export async function forgetActor(tx: Db, memberId: string): Promise<void> {
  await sql`update audit_log set actor_name = null, details = details - 'address'
    where actor_id = ${memberId}`.execute(tx)
}

/** Takes the reasons of looks at a member's health entries out of the log: they may say something about them. */
export async function forgetReasons(tx: Db, memberId: string): Promise<void> {
  await sql`update audit_log set details = details - 'reason'
    where subject_id = ${memberId} and details ? 'reason'`.execute(tx)
}
