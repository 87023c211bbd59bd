import type { CaseDecision, CaseDetail } from '../../../contract/cases.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db } from '../../deps.ts'
import { notFound } from '../../kernel/http/refusal.ts'

/** Decisions and notes that a case shows. */
const mostDecisions = 20
const mostNotes = 50

/** Decisions with who made them, to be narrowed and limited. */
export const withActors = (db: Db) =>
  db
    .selectFrom('decisions')
    .leftJoin('members as actors', 'actors.id', 'decisions.actor_id')
    .select(['decisions.id', 'subject_kind', 'subject_id', 'action', 'decisions.words', 'excerpt'])
    .select(['decisions.at', 'decisions.actor_id', 'actors.name as actor_name', 'undone_at'])

type Row = {
  id: string
  subject_kind: CaseDecision['kind']
  subject_id: string
  action: CaseDecision['action']
  words: string
  excerpt: string
  at: string
  actor_id: string | null
  actor_name: string | null
  undone_at: string | null
}

/** A decision as administrators are told of it. */
export const toDecision = (row: Row): CaseDecision => ({
  id: row.id,
  kind: row.subject_kind,
  subject_id: row.subject_id,
  action: row.action,
  words: row.words,
  excerpt: row.excerpt,
  at: row.at,
  actor: row.actor_id === null ? null : personOf(row.actor_id, row.actor_name),
  undone_at: row.undone_at,
})

/** Somebody who acted. Whoever deleted their account has no name any more. */
export const personOf = (id: string | null, name: string | null): { id: string | null; name: string } =>
  name === null ? { id: null, name: texts('A deleted account') } : { id, name }

/** What was decided about anything of an author, the latest first. */
export async function listHistory(db: Db, memberId: string): Promise<CaseDetail['history']> {
  const rows = await withActors(db)
    .where('decisions.member_id', '=', memberId)
    .orderBy('decisions.at', 'desc')
    .orderBy('decisions.id', 'desc')
    .limit(mostDecisions)
    .execute()
  return rows.map(toDecision)
}

const notes = (db: Db) =>
  db
    .selectFrom('case_notes')
    .leftJoin('members as actors', 'actors.id', 'case_notes.actor_id')
    .select(['case_notes.id', 'words', 'at', 'actor_id', 'actors.name as actor_name'])

const toNote = (row: {
  id: string
  words: string
  at: string
  actor_id: string | null
  actor_name: string | null
}): CaseDetail['notes'][number] => ({
  id: row.id,
  words: row.words,
  at: row.at,
  actor: personOf(row.actor_id, row.actor_name),
})

/** What administrators noted about anything of an author, the latest first. */
export async function listNotes(db: Db, memberId: string): Promise<CaseDetail['notes']> {
  const rows = await notes(db)
    .where('case_notes.member_id', '=', memberId)
    .orderBy('at', 'desc')
    .orderBy('case_notes.id', 'desc')
    .limit(mostNotes)
    .execute()
  return rows.map(toNote)
}

/** A note by its id. */
export async function getNote(db: Db, id: string): Promise<CaseDetail['notes'][number]> {
  const row = await notes(db).where('case_notes.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return toNote(row)
}
