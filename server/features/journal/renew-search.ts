import { setImmediate as othersFirst } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../deps.ts'
import { searchVector } from './words.ts'

/** The most journals of one run, and the entries that are read at a time. */
const journalsAtOnce = 1000
const entriesAtOnce = 20

/** Every letter for which the form of the index changed, and some signs. The product knows exactly; this narrows it down. */
const runs =
  '[\\u0e00-\\u0fff\\u1000-\\u109f\\u1100-\\u11ff\\u1780-\\u17ff\\u2e80-\\ua4ff\\ua960-\\ua97f\\uaa60-\\uaa7f\\uac00-\\ud7ff\\uf900-\\ufaff\\uff66-\\uffdc\\U00016ff0-\\U0003ffff]'

/** Forms the words of journals again that were stored before the inside of words was searched. */
export async function renewSearch(db: Db): Promise<void> {
  const journals = await db
    .selectFrom('journals')
    .select('member_id')
    .where('search_form', '=', 0)
    .limit(journalsAtOnce)
    .execute()
  for (const { member_id } of journals) {
    await renewEntries(db, member_id)
    await db.updateTable('journals').set({ search_form: 1 }).where('member_id', '=', member_id).execute()
  }
}

async function renewEntries(db: Db, memberId: string): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const entries = await db
      .selectFrom('journal_entries')
      .select(['id', 'title', 'body', 'tags', 'version'])
      .where('member_id', '=', memberId)
      .where('id', '>', last)
      .where(sql<boolean>`concat_ws(' ', title, body, tags::text) ~ ${runs}`)
      .orderBy('id')
      .limit(entriesAtOnce)
      .execute()
    for (const { id, version, ...words } of entries) {
      await db
        .updateTable('journal_entries')
        .set({ search: searchVector(memberId, words) })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        // Whoever changes it meanwhile forms its words anew.
        .where('version', '=', version)
        .execute()
      await othersFirst()
    }
    last = entries.at(-1)?.id ?? last
    if (entries.length < entriesAtOnce) return
  }
}
