import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Session } from '../../contract/auth.ts'
import type { DeletedCounts } from '../../contract/deletion.ts'
import { hashOfUpload } from '../../contract/images.ts'
import { imageSweep } from '../features/images/remove.ts'
import type { Tables } from '../tables.ts'
import { type TestApp, testApp } from '../test/app.ts'
import { liveFully } from '../test/full-life.ts'
import { goodPassword, makeAdmin, makeMember } from '../test/make.ts'
import { countedTables } from './counts.ts'

let app: TestApp
let admin: Session
let other: Session
beforeAll(async () => {
  app = await testApp()
  admin = await makeAdmin(app)
  other = await makeMember(app, { days: 30 })
}, 60_000)
afterAll(() => app.close())

/** Every table of the product and of its jobs. */
async function tables(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select quote_ident(nspname) || '.' || quote_ident(relname) as name
     from pg_class join pg_namespace n on n.oid = relnamespace
     where nspname in ('public', 'jobs') and relkind = 'r' order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** The tables with a row in which one of these words stands. */
async function tablesWith(...words: string[]): Promise<string[]> {
  const found: string[] = []
  for (const table of await tables()) {
    const { rows } = await app.database.pool.query(
      `select from ${table} t where to_jsonb(t)::text ilike any($1) limit 1`,
      [words.map((word) => `%${word}%`)],
    )
    if (rows.length > 0) found.push(table.replace(/^public\./, ''))
  }
  return found
}

/** The tables that a person can have rows in, but those that speak of them as somebody else would. */
async function tablesOfMembers(): Promise<string[]> {
  const { rows } = await app.database.pool.query<{ name: string }>(
    `select relname as name from pg_class join pg_attribute a on a.attrelid = pg_class.oid
     where relnamespace = 'public'::regnamespace and relkind = 'r' and attname = 'member_id' order by 1`,
  )
  return rows.map(({ name }) => name)
}

const notCounted: Partial<Record<keyof Tables, string>> = {
  appeals: 'answer decisions of others',
  cases: 'say what is to be looked at',
  case_notes: 'are not written by the member',
  decisions: 'are not written by the member',
  deletions: 'begins where an account ends',
  erasures: 'are proofs of what was deleted before',
  download_tickets: 'are links that die within minutes',
  admin_news: 'are choices of administrators',
  member_identities: 'are ways in, which the profile lists',
  invited_members: 'say by which link the account was made',
  feeds: 'are addresses, which the profile lists',
  event_cancellations: 'repeat events that were deleted',
  notice_settings: 'are choices, not records',
  push_subscriptions: 'are browsers, which the profile lists',
  notices: 'repeat records that are counted',
  place_notices: 'tell of places for thirty days',
  push_deliveries: 'are notices on their way',
  notice_tickets: 'are secrets that die within hours',
  notice_letters: 'repeat notices',
  letter_tickets: 'are links that stop letters',
  letter_refusals: 'are choices, not records',
  notices_to_plan: 'are saves of a moment',
  first_admin: 'is a password that the product made up',
  health_changes: 'are numbers against doing something twice',
  import_rows: 'are what an undo needs for thirty days',
  imports: 'say when something was brought in',
  journal_entry_images: 'say which picture stands in which entry; both are counted',
  journals: 'is a setting',
  member_usage: 'is an estimate',
  password_resets: 'are links that die within minutes',
  recent_writes: 'is forgotten within the hour',
  repeat_versions: 'is a number against two devices at once',
  challenges: 'are what a sign-in was begun with, for minutes',
  known_devices: 'are not written by the member',
  one_time_codes: 'is a secret of signing in',
  passkeys: 'are keys of signing in, which the profile lists',
  recovery_codes: 'are secrets of signing in',
  factor_removals: 'say for three days which second factors will go',
  sign_in_alarms: 'are links that die within days',
  sessions: 'are not written by the member',
  blocks: 'are wishes not to meet somebody, not records',
  waitlist: 'are wishes for a place, not answers',
  theme_changes: 'count the choices of a week',
}

test('every table with a member in it is counted in a receipt, or is named here with a reason', async () => {
  expect([...Object.values(countedTables), ...Object.keys(notCounted)].sort()).toEqual(
    await tablesOfMembers(),
  )
})

test('after a deletion nothing of the member is in any table or in the store, but what proves it', async () => {
  const email = 'wilhelmina.quill@example.org'
  const { as, pictures } = await liveFully(app, { email, admin, other })
  const hashes = pictures.map((url) => hashOfUpload(url) ?? '')
  const { key } = await app.db
    .selectFrom('journal_images')
    .select('key')
    .where('member_id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  const { id, name } = as.user
  // Without these the search below would prove nothing.
  const missing = (await tablesOfMembers()).filter(
    (table) => !['deletions', 'erasures', 'first_admin', 'password_resets'].includes(table),
  )
  expect(await tablesWith(id)).toEqual(expect.arrayContaining([...missing, 'audit_log', 'members']))
  expect(await tablesWith(email)).toEqual(
    expect.arrayContaining(['jobs.job_common', 'members', 'moods', 'posts', 'rate_counters']),
  )
  const stored = [...hashes, key]
  for (const stem of stored) expect(app.files().some((file) => file.startsWith(stem))).toBe(true)

  const before = (await app.call('GET /user/records', { as })).body.counts
  const { status, body } = await app.call('POST /user/delete', { as, body: { password: goodPassword } })
  expect(status).toBe(200)
  expect(body.receipt?.counts).toEqual(before)
  // What waited to be done for the member is not done any more, but for the letter with the receipt.
  const { rows: waiting } = await app.database.pool.query<{ name: string }>(
    'select name from jobs.job where data::text like any($1)',
    [[`%${email}%`, `%${id}%`]],
  )
  expect(waiting.map((job) => job.name)).toEqual(['farewell-letter'])
  expect(body.receipt?.number).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)

  const letter = (await app.letters()).at(-1)
  expect(letter).toMatchObject({ to: email, subject: 'Your A-genda account was deleted' })
  expect(letter?.text).toContain(body.receipt?.number)
  app.clock.forward({ hours: 25 })
  await imageSweep(app.deps)()
  await app.letters()
  expect(await tablesWith(email, name, ...hashes, key)).toEqual([])
  // What proves the deletion, and what was done to others or by others, by the id alone.
  expect(await tablesWith(id)).toEqual(['audit_log', 'deletions'])
  for (const stem of stored) expect(app.files().filter((file) => file.startsWith(stem))).toEqual([])
  const { deleted = [] } = (await app.deps.ledger.read()) ?? {}
  expect(deleted).toMatchObject([{ member_id: id, receipt: body.receipt?.number, counts: before }])
})

test('a receipt counts what was there, and an account without anything has one too', async () => {
  const as = await makeMember(app)
  await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'calm' } })
  await app.call('POST /mood', { as, body: { date: '2026-11-18', mood: 'sad' } })
  const { body } = await app.call('POST /user/delete', { as, body: { password: goodPassword } })
  const { moods, ...rest }: Partial<DeletedCounts> = body.receipt?.counts ?? {}
  expect(moods).toBe(2)
  expect(Object.values(rest).every((count) => count === 0)).toBe(true)
})

test('an administrator who was deleted has no name and no address in the audit log', async () => {
  const email = 'leaving.admin@example.org'
  const leaving = await makeMember(app, { role: 'admin', name: 'Konstantin Admin', email })
  const login = { email, password: goodPassword, portal: 'admin' as const }
  const { body: as } = await app.call('POST /auth/login', { body: login, address: '203.0.113.77' })
  await app.call('GET /admin/health/{userId}', { as, params: { userId: other.user.id }, query: {} })
  expect((await tablesWith('203.0.113.77', leaving.user.name)).sort()).toEqual(
    expect.arrayContaining(['audit_log', 'members']),
  )
  expect((await app.call('POST /user/delete', { as, body: { password: goodPassword } })).status).toBe(200)
  await app.letters()
  expect(await tablesWith(leaving.user.name, email)).toEqual([])
  const { body: lines } = await app.call('GET /admin/audit', { as: admin, query: { kind: 'health-read' } })
  expect(lines.find(({ actor }) => actor?.id === leaving.user.id)).toMatchObject({ actor: { name: '' } })
  const { rows } = await app.database.pool.query(
    `select from audit_log where actor_id = $1 and details ? 'address'`,
    [leaving.user.id],
  )
  expect(rows).toEqual([])
})
