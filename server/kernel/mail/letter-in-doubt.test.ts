import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../tables.ts'
import { testDatabase } from '../../test/database.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { DatabaseAway } from '../database/database.ts'
import { mailOutbox } from './mail-outbox.ts'
import { type Mailer, MailNotSent } from './mailer.ts'

let database: Awaited<ReturnType<typeof testDatabase<Tables>>>
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.drop())

/** A database whose connection is lost during the first matching statement: after it was executed, or before. */
function losing(what: RegExp, when: 'before' | 'after') {
  let lost = false
  const connect = async () => {
    const client = await database.pool.connect()
    const query = async (text: string, values: unknown[]) => {
      const loses = !lost && what.test(text)
      lost ||= loses
      if (loses && when === 'before') throw new DatabaseAway()
      const result = await client.query(text, values)
      if (loses) throw new DatabaseAway()
      return result
    }
    return { query, release: () => client.release() }
  }
  const pool = { connect, end: async () => undefined } as unknown as pg.Pool
  return new Kysely({ dialect: new PostgresDialect({ pool }) })
}

function mailServer(refusals = 0) {
  const sent: string[] = []
  let left = refusals
  const mailer: Mailer = {
    destination: 'the test',
    repeatable: false,
    delivers: true,
    verify: async () => undefined,
    send: async (_letter, { id }) => {
      if (left-- > 0) throw new MailNotSent('The mail server refused the letter.')
      sent.push(id)
    },
  }
  return { sent, mailer }
}

const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
const postmark = (last: number) => ({
  id: `00000000-0000-4000-8000-00000000000${last}`,
  askedAt: new Date('2026-11-18T12:00:00Z'),
})
const handedOver = (id: string) =>
  database.db.selectFrom('letters').select('handed_over_at').where('id', '=', id).executeTakeFirst()

test('a letter goes out once when the database is lost before or after it is written down', async () => {
  for (const [at, when] of (['before', 'after'] as const).entries()) {
    const { sent, mailer } = mailServer()
    const mark = postmark(at)
    const { send } = mailOutbox(losing(/^insert into "letters"/, when), mailer, quietLog())
    await send('reset', letter, mark)
    await send('reset', letter, mark)
    expect(sent).toEqual([mark.id])
    expect((await handedOver(mark.id))?.handed_over_at).toBeTypeOf('string')
  }
})

test('a letter that went out is known as such when the database is lost right afterwards', async () => {
  const { sent, mailer } = mailServer()
  await mailOutbox(losing(/^update "letters"/, 'before'), mailer, quietLog()).send(
    'reset',
    letter,
    postmark(2),
  )
  expect(sent).toHaveLength(1)
  expect((await handedOver(postmark(2).id))?.handed_over_at).toBeTypeOf('string')
})

test('a refused letter is sent by the next try when the database is lost right afterwards', async () => {
  const { sent, mailer } = mailServer(1)
  const { send } = mailOutbox(losing(/^delete from "letters"/, 'before'), mailer, quietLog())
  await expect(send('reset', letter, postmark(3))).rejects.toThrow(MailNotSent)
  await send('reset', letter, postmark(3))
  expect(sent).toEqual([postmark(3).id])
})

test('of two nodes with the same letter one sends it', async () => {
  const { sent, mailer } = mailServer()
  const { send } = mailOutbox(database.db, mailer, quietLog())
  await Promise.all(Array.from({ length: 4 }, () => send('reset', letter, postmark(4))))
  expect(sent).toHaveLength(1)
})
