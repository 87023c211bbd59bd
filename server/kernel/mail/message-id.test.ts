import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startMailServer } from '../../test/mail-server.ts'
import { mailer } from './mailer.ts'

const letter = { to: 'ada@example.net', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
const postmark = { id: '00000000-0000-4000-8000-000000000001', askedAt: new Date('2026-11-18T12:00:00Z') }

test('names each email in the domain of its sender', async () => {
  const server = await startMailServer()
  try {
    await server.mailer.send(letter, postmark)
    expect(server.take().map(({ messageId }) => messageId)).toEqual([`<${postmark.id}@example.org>`])
  } finally {
    await server.stop()
  }
})

test.each([
  ['A-genda <agenda@localhost>', 'a-genda.invalid'],
  ['agenda@mail.example.org', 'mail.example.org'],
])('never names one in a domain without a dot: %s', async (from, domain) => {
  const outbox = mkdtempSync(join(tmpdir(), 'a-genda-outbox-'))
  try {
    await mailer({ smtpUrl: undefined, from, outbox, say: () => undefined }).send(letter, postmark)
    const [file = ''] = readdirSync(outbox)
    expect(readFileSync(join(outbox, file), 'utf8')).toContain(`Message-ID: <${postmark.id}@${domain}>`)
  } finally {
    rmSync(outbox, { recursive: true })
  }
})
