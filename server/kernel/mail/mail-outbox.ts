import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { DatabaseAway } from '../database/failures.ts'
import { type Letter, type Mailer, type MailJob, MailMaybeSent, MailNotSent } from './mailer.ts'

type LetterTable = {
  letters: {
    id: string
    kind: string
    at: string
    handed_over_at: string | null
    claimed_by: string | null
  }
}
type Log = { error(facts: object, message: string): void }

export type MailOutbox = {
  /**
   * Sends the letter of a job at most once, however often the job is tried. Throws if the letter was surely not sent
   * and should be tried again. A letter that may or may not have gone out is never sent again, and the log says so.
   */
  send(kind: string, letter: Letter, postmark: MailJob): Promise<void>
  /** Whether letters reach people, and so whether one may be promised. */
  delivers: boolean
  /** Deletes letters whose jobs are long gone. */
  sweep(before: Temporal.Instant): Promise<void>
}

/** Longer than a cluster needs to replace a lost server, and shorter than a letter's job may take. */
const awayMs = 45_000

/** Repeats `work` until the database has confirmed it. Doing it twice must change nothing. */
async function insist<R>(work: () => Promise<R>): Promise<R> {
  const until = performance.now() + awayMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof DatabaseAway) || performance.now() > until) throw error
      await pause(500)
    }
  }
}

/** Sends letters through a mailer. Each letter is stored before it is handed over. */
export function mailOutbox(database: unknown, mailer: Mailer, log: Log): MailOutbox {
  const db = database as Kysely<LetterTable>
  const lost = (kind: string, id: string) =>
    log.error({ letter: kind, id }, 'An email may have gone out or not, and is not sent a second time.')

  return {
    delivers: mailer.delivers,
    async send(kind, letter, postmark) {
      const { id } = postmark
      const claim = randomUUID()
      const first = await insist(() =>
        db
          .insertInto('letters')
          .values({ id, kind, at: postmark.askedAt.toISOString(), handed_over_at: null, claimed_by: claim })
          .onConflict((conflict) =>
            conflict.column('id').doUpdateSet({ claimed_by: claim }).where('letters.claimed_by', '=', claim),
          )
          .returning('id')
          .executeTakeFirst(),
      )
      if (!first && !mailer.repeatable) {
        const row = await db
          .selectFrom('letters')
          .select('handed_over_at')
          .where('id', '=', id)
          .executeTakeFirst()
        if (!row?.handed_over_at) lost(kind, id)
        return
      }
      try {
        await mailer.send(letter, postmark)
      } catch (error) {
        if (error instanceof MailNotSent)
          await insist(() => db.deleteFrom('letters').where('id', '=', id).execute())
        if (error instanceof MailMaybeSent) return lost(kind, id)
        throw error
      }
      await insist(() =>
        db.updateTable('letters').set({ handed_over_at: sql`now()` }).where('id', '=', id).execute(),
      )
    },
    async sweep(before) {
      await db.deleteFrom('letters').where('at', '<', before.toString()).execute()
    },
  }
}
