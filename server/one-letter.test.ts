import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Session } from '../contract/auth.ts'
import { openDatabase } from './kernel/database/database.ts'
import type { Tables } from './tables.ts'
import { productWithMail, slowMailServer } from './test/product-with-mail.ts'
import { quietLog } from './test/quiet-log.ts'

const forget = ({ call }: Awaited<ReturnType<typeof productWithMail>>) =>
  call('POST /auth/forgot-password', { body: { email: 'ada@example.org' } })

const aMinute = { timeout: 150_000, interval: 200 }
const soon = { timeout: 40_000, interval: 200 }
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'a-genda-letters-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a letter survives a crash right after it was asked for, and goes out once', async () => {
  const mail = slowMailServer()
  const port = await mail.listen()
  await mail.close()
  const first = await productWithMail(dataDir, port)
  await forget(first)
  await first.end('SIGKILL')

  const again = slowMailServer()
  await again.listen(port)
  const second = await productWithMail(dataDir, port)
  await expect.poll(() => again.arrived, soon).toEqual(['ada@example.org'])
  await new Promise((go) => setTimeout(go, 3000))
  expect(again.arrived).toHaveLength(1)
  await second.end('SIGTERM')
  await again.close()
}, 90_000)

test('a letter that was handed over when the process died is not sent a second time, and the log says so', async () => {
  const mail = slowMailServer()
  const port = await mail.listen()
  mail.hold(true)
  const first = await productWithMail(dataDir, port)
  await forget(first)
  await expect.poll(() => mail.arrived, soon).toHaveLength(1)
  await first.end('SIGKILL')
  mail.hold(false)

  const second = await productWithMail(dataDir, port)
  await second.until(/may have gone out or not/)
  expect(mail.arrived).toHaveLength(1)
  expect(
    second
      .printed()
      .match(/^\{.*$/gm)
      ?.join(),
  ).not.toContain('ada@')
  await forget(second)
  await expect.poll(() => mail.arrived, soon).toHaveLength(2)
  await second.end('SIGTERM')
  await mail.close()
}, 90_000)

/** Lets three minutes be over, after which what a process held when it died is given back. */
async function letLeasesEnd() {
  const database = await openDatabase<Tables>({ dataDir, log: quietLog() })
  await database.db
    .updateTable('notice_letters')
    .set(({ ref }) => ({ try_at: ref('made_at') }))
    .where('try_at', 'is not', null)
    .execute()
  await database.close()
}

// It waits for two full minutes, at which reminders are told.
test.runIf(process.env.THOROUGH)(
  'of letters of reminders, those under way when the process died are not sent again, and the others soon after',
  async () => {
    const mail = slowMailServer()
    const port = await mail.listen()
    mail.hold(true)
    const first = await productWithMail(dataDir, port)
    const due = Temporal.Now.zonedDateTimeISO('Europe/Berlin')
      .add({ seconds: 15 })
      .round({ smallestUnit: 'minute', roundingMode: 'ceil' })
    const date = due.toPlainDate().toString()
    const time = due.toPlainTime().toString({ smallestUnit: 'minute' })
    const createdAt = due.toInstant().toString()
    const item = { id: '1', text: 'Tea', type: 'task' as const, time, reminder: true, createdAt }
    const everybody = Array.from({ length: 12 }, (_, n) => `member${n}@example.org`)
    for (const email of everybody) {
      const account = { name: 'Noor', email, password: 'Still-water-42' }
      const { access_token: token } = (await first.call('POST /auth/register', { body: account })) as Session
      const channels = { plan: { mail: true } }
      await first.call('PATCH /user/notices', { body: { channels } }, token)
      await first.call('POST /daily-notes', { body: { date, notes: [item] } }, token)
    }
    // As many as are handed over at a time.
    await expect.poll(() => mail.arrived, aMinute).toHaveLength(4)
    await first.end('SIGKILL')
    const underWay = [...mail.arrived]
    mail.hold(false)

    const second = await productWithMail(dataDir, port)
    await expect.poll(() => [...mail.arrived].sort(), aMinute).toEqual([...everybody].sort())
    await second.end('SIGKILL')
    await letLeasesEnd()
    const third = await productWithMail(dataDir, port)
    const lost = () => third.printed().match(/may have gone out or not/g)?.length
    await expect.poll(lost, aMinute).toBe(underWay.length)
    expect(mail.arrived).toHaveLength(everybody.length)
    expect(third.printed()).not.toContain('@example.org"')
    await third.end('SIGTERM')
    await mail.close()
  },
  600_000,
)
