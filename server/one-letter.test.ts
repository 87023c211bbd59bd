import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, expect, test } from 'vitest'

/** A mail server that reports what arrives, and delays its answer until told. */
function mailServer() {
  const arrived: string[] = []
  let answer: (error?: Error) => void = () => undefined
  let holds = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        arrived.push(session.envelope.rcptTo[0]?.address ?? '')
        if (holds) answer = done
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  return {
    arrived,
    hold: (on: boolean) => {
      holds = on
      if (!on) answer()
    },
    listen: async (port = 0) => {
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      return (server.server.address() as AddressInfo).port
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

async function product(dataDir: string, smtpPort: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts')], {
    env: {
      ...{ PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${smtpPort}`, ADMIN_EMAIL: 'ada@example.org' },
    },
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const until = async (what: RegExp) => {
    while (!what.test(printed)) {
      if (child.exitCode !== null) throw new Error(printed)
      await new Promise((go) => setTimeout(go, 50))
    }
  }
  await until(/Admin/)
  const url = /open at (\S+)/.exec(printed)?.[1] ?? ''
  return {
    until,
    printed: () => printed,
    forget: async () => {
      const response = await fetch(`${url}/api/auth/forgot-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'ada@example.org' }),
      })
      expect(response.status).toBe(200)
    },
    async end(signal: NodeJS.Signals) {
      if (child.exitCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}

const soon = { timeout: 40_000, interval: 200 }
let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'a-genda-letters-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

test('a letter survives a crash right after it was asked for, and goes out once', async () => {
  const mail = mailServer()
  const port = await mail.listen()
  await mail.close()
  const first = await product(dataDir, port)
  await first.forget()
  await first.end('SIGKILL')

  const again = mailServer()
  await again.listen(port)
  const second = await product(dataDir, port)
  await expect.poll(() => again.arrived, soon).toEqual(['ada@example.org'])
  await new Promise((go) => setTimeout(go, 3000))
  expect(again.arrived).toHaveLength(1)
  await second.end('SIGTERM')
  await again.close()
}, 90_000)

test('a letter that was handed over when the process died is not sent a second time, and the log says so', async () => {
  const mail = mailServer()
  const port = await mail.listen()
  mail.hold(true)
  const first = await product(dataDir, port)
  await first.forget()
  await expect.poll(() => mail.arrived, soon).toHaveLength(1)
  await first.end('SIGKILL')
  mail.hold(false)

  const second = await product(dataDir, port)
  await second.until(/may have gone out or not/)
  expect(mail.arrived).toHaveLength(1)
  expect(
    second
      .printed()
      .match(/^\{.*$/gm)
      ?.join(),
  ).not.toContain('ada@')
  await second.forget()
  await expect.poll(() => mail.arrived, soon).toHaveLength(2)
  await second.end('SIGTERM')
  await mail.close()
}, 90_000)
