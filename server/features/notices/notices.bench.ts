import { fork } from 'node:child_process'
import { createECDH } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Session } from '../../../contract/auth.ts'
import type { Db } from '../../deps.ts'
import { type Engine, type OpenDatabase, openDatabase } from '../../kernel/database/database.ts'
import { mailer } from '../../kernel/mail/mailer.ts'
import { outboundPost } from '../../kernel/outside/outbound-post.ts'
import type { Tables } from '../../tables.ts'
import { type TestApp, testApp } from '../../test/app.ts'
import { copiedDataDir } from '../../test/embedded-copy.ts'
import { makeMember } from '../../test/make.ts'
import { tellNotices } from '../../test/push-devices.ts'
import { quietLog } from '../../test/quiet-log.ts'
import { copiedServerDatabase } from '../../test/server-copy.ts'
import { vacuum } from '../../test/vacuum.ts'
import { migrationsFolder } from '../../tools.ts'
import { planEverybody } from './plan.ts'
import { sendLetters } from './send-letters.ts'
import { tellDue } from './tell.ts'

const members = Number(process.env.BENCH_NOTICES ?? 10_000)
const day = '2026-11-18'
const testFolder = join(import.meta.dirname, '../../test')

/**
 * What it takes to plan, tell and push a notice of each of 10,000 members in the same minute, and then the same by
 * letters, and how long somebody else's check-in takes meanwhile, who saves one every 25 ms. The push service and the mail
 * server are other processes on the same machine.
 */
export async function run(): Promise<Record<string, string | number>> {
  const engines: Engine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'server'] : ['embedded']
  const figures: Record<string, string | number> = {}
  for (const engine of engines) {
    Object.assign(figures, await measureOn(engine))
    Object.assign(figures, await measureLetters(engine))
  }
  return figures
}

/** A database as the product has it, on which every commit waits for the disk. */
async function freshDatabase(engine: Engine): Promise<OpenDatabase<Tables> & { drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL
  if (engine === 'server' && server) {
    const { url, drop } = await copiedServerDatabase(server, migrationsFolder)
    const database = await openDatabase<Tables>({ url, dataDir: '', log: quietLog() })
    return { ...database, drop: () => database.close().then(async () => void (await drop())) }
  }
  const dataDir = await copiedDataDir(migrationsFolder)
  const database = await openDatabase<Tables>({ dataDir, log: quietLog() })
  return {
    ...database,
    drop: () => database.close().then(() => rm(dataDir, { recursive: true, force: true })),
  }
}

async function measureOn(engine: Engine): Promise<Record<string, string | number>> {
  const sink = fork(join(testFolder, 'push-sink-process.ts'))
  const [port] = (await once(sink, 'message')) as [number]
  const post = outboundPost({
    ca: readFileSync(join(testFolder, 'fixtures/push-service.pem'), 'utf8'),
    resolve: async () => ['127.0.0.1'],
    policy: { address: (ip) => ip === '127.0.0.1', port: (wanted) => wanted === port },
  })
  const app = await testApp(
    { push: { post, subject: 'mailto:agenda@example.org' } },
    await freshDatabase(engine),
  )
  try {
    await fill(app.db, port)
    await vacuum(app.database.pool)
    const other = await makeMember(app, { email: 'other@example.org' })
    const planning = await timed(app, other, () => planEverybody(app.db, app.clock.now()))
    app.clock.set(`${day}T14:00:00Z`)
    const telling = await timed(app, other, () => app.run(tellNotices))
    sink.send('how many?')
    const [pushed] = (await once(sink, 'message')) as [number]
    const what = `${engine}: ${members.toLocaleString('en')} notices`
    return {
      [`${what} planned, seconds`]: planning.seconds,
      [`${what} planned, another's check-in meanwhile, ms`]: planning.others,
      [`${what} told and pushed, seconds`]: telling.seconds,
      [`${what} told and pushed, another's check-in meanwhile, ms`]: telling.others,
      [`${what}: pushes that arrived`]: pushed,
    }
  } finally {
    await app.close()
    sink.disconnect()
  }
}

async function measureLetters(engine: Engine): Promise<Record<string, string | number>> {
  const sink = fork(join(testFolder, 'mail-sink-process.ts'))
  const [port] = (await once(sink, 'message')) as [number]
  const app = await testApp(
    {
      mailer: mailer({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        from: 'A-genda <agenda@example.org>',
        outbox: '/nowhere',
        say: () => undefined,
      }),
      publicUrl: () => 'https://agenda.example.org',
    },
    await freshDatabase(engine),
  )
  try {
    await fill(app.db)
    await vacuum(app.database.pool)
    const other = await makeMember(app, { email: 'other@example.org' })
    const planning = await timed(app, other, () => planEverybody(app.db, app.clock.now()))
    app.clock.set(`${day}T14:00:00Z`)
    const telling = await timed(app, other, () => tellDue(app.db, app.clock.now()))
    const sending = await timed(app, other, () => sendLetters(app.deps))
    sink.send('how many?')
    const [arrived] = (await once(sink, 'message')) as [number]
    const what = `${engine}: ${members.toLocaleString('en')} letters`
    return {
      [`${what} planned, seconds`]: planning.seconds,
      [`${what} begun, seconds`]: telling.seconds,
      [`${what} begun, another's check-in meanwhile, ms`]: telling.others,
      [`${what} written and sent, seconds`]: sending.seconds,
      [`${what} written and sent, another's check-in meanwhile, ms`]: sending.others,
      [`${what}: that arrived`]: arrived,
    }
  } finally {
    await app.close()
    sink.disconnect()
  }
}

/** How long work takes, and the check-ins of somebody else meanwhile. */
async function timed(app: TestApp, as: Session, work: () => Promise<unknown>) {
  const times: number[] = []
  let isOver = false
  const saving = async () => {
    while (!isOver) {
      const begun = performance.now()
      const { status } = await app.call('POST /mood', { as, body: { date: day, mood: 'calm' } })
      if (status !== 200 && status !== 429) throw new Error(`A check-in was answered with ${status}.`)
      times.push(performance.now() - begun)
      // Its rate counts by the clock of the test, which stands still.
      await app.db.updateTable('member_usage').set({ saves: 0 }).execute()
      await pause(25)
    }
  }
  const begun = performance.now()
  const saved = saving()
  await work()
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  isOver = true
  await saved
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  return { seconds, others: `half ${at(0.5)}, 99 of 100 ${at(0.99)}, slowest ${at(1)} (of ${times.length})` }
}

/** Members with a device at a port, or else with letters, a day with an item to be reminded of at 14:00, and a week with a reminder in the evening. */
async function fill(db: Db, port?: number): Promise<void> {
  const p256dh = createECDH('prime256v1').generateKeys().toString('base64url')
  const id = (n: string) => sql.raw(`('01900000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`)
  const item = JSON.stringify({
    id: '1',
    text: 'Drink a glass of water by the window',
    type: 'task',
    time: '14:00',
    color: 'gray',
    reminder: true,
    completed: false,
    createdAt: `${day}T08:00:00Z`,
  })
  const reminder = JSON.stringify([{ text: 'Put the telephone away', time: '22:00' }])
  const channels = JSON.stringify(port === undefined ? { plan: { mail: true } } : {})
  const numbers = sql`generate_series(1::bigint, ${members}::bigint) as n`
  for (const statement of [
    sql`insert into members (id, email, name, search_text, password_hash)
      select ${id('n')}, 'member' || n || '@example.org', 'Member ' || n, 'member ' || n, '' from ${numbers}`,
    sql`insert into sessions (token_hash, member_id, id, created_at, last_used_at)
      select sha256(n::text::bytea), ${id('n')}, ${id('n')}, ${`${day}T08:00:00Z`}, ${`${day}T08:00:00Z`}
      from ${numbers}`,
    sql`insert into notice_settings (member_id, channels) select ${id('n')}, ${channels}::jsonb from ${numbers}`,
    sql`insert into push_subscriptions (member_id, id, endpoint, p256dh, auth, session_hash, made_at)
      select ${id('n')}, ${id('n')}, 'https://push.test:' || ${port ?? 0}::text || '/' || n, ${p256dh},
        'BTBZMqHH6r4Tts7J_aSIgg', sha256(n::text::bytea), ${`${day}T08:00:00Z`} from ${numbers}
      where ${port !== undefined}`,
    sql`insert into daily_notes (member_id, date, items, version)
      select ${id('n')}, ${day}, jsonb_build_array(${item}::jsonb), 1 from ${numbers}`,
    sql`insert into weekly_goals (member_id, week, goals, reminders, version)
      select ${id('n')}, '2026-11-16', '[]', ${reminder}::jsonb, 1 from ${numbers}`,
  ])
    await statement.execute(db)
}
