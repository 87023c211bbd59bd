import { spawn } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedDataDir } from '../test/embedded-copy.ts'

let dataDir = ''
let product: ReturnType<typeof script>
beforeAll(async () => {
  dataDir = await copiedDataDir(join(import.meta.dirname, '../migrations'))
  product = script('main.ts', [], { PORT: '0', PUBLIC_URL: 'https://own.example.org' })
  while (!product.said().includes('Admin')) await new Promise((go) => setTimeout(go, 20))
}, 60_000)
afterAll(async () => {
  product.child.kill('SIGTERM')
  await product.ended
  rmSync(dataDir, { recursive: true })
})

function script(name: string, args: string[], settings: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', name), ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...settings },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk
    })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, said: () => said.trim() }
}

async function agenda(settings: Record<string, string>, ...args: string[]) {
  const asked = script('agenda.ts', args, settings)
  return { code: await asked.ended, said: asked.said() }
}

test('while the product runs, a letter goes through the mail server that the command was given', async () => {
  const letters: { from: string; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, done) {
      letters.push({ from: envelope.mailFrom ? envelope.mailFrom.address : '', source: await text(stream) })
      done()
    },
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.server.address() as AddressInfo
  const given = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Trial <trial@example.org>' }
  expect(await agenda(given, 'send-test-mail', 'ada@example.org')).toEqual({
    code: 0,
    said: 'Handed over to 127.0.0.1 (SMTP).',
  })
  expect(letters).toMatchObject([{ from: 'trial@example.org' }])
  await new Promise<void>((closed) => server.close(closed))
  expect((await agenda(given, 'send-test-mail', 'ada@example.org')).said).toBe(
    'The mail server cannot be used: nothing listens there; check its name and port (ECONNREFUSED).',
  )
  // Without a mail server, it writes a file, as the product does.
  const { said } = await agenda({}, 'send-test-mail', 'ada@example.org')
  expect(said).toContain(`Handed over to ${join(dataDir, 'outbox')}.`)
  expect(readdirSync(join(dataDir, 'outbox'))).toHaveLength(1)
}, 60_000)

test('so does a link lead to the address that the command was given', async () => {
  const link = async (settings: Record<string, string>) =>
    (await agenda(settings, 'reset-password', 'admin@agenda.local')).said
  expect(await link({})).toContain('\nhttps://own.example.org/reset-password?token=')
  expect(await link({ PUBLIC_URL: 'https://other.example.org/' })).toContain(
    '\nhttps://other.example.org/reset-password?token=',
  )
}, 60_000)
