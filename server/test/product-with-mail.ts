import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import type { Api } from '../../contract/api.ts'
import type { Request } from '../../contract/row.ts'
import { sendCall } from '../../scripts/send-call.ts'

/** A mail server that reports whom letters arrive for, and delays its answers until told. */
export function slowMailServer() {
  const arrived: string[] = []
  const held: (() => void)[] = []
  let holds = false
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      stream.resume()
      stream.on('end', () => {
        arrived.push(session.envelope.rcptTo[0]?.address ?? '')
        if (holds) held.push(done)
        else done()
      })
    },
  })
  server.on('error', () => undefined)
  return {
    arrived,
    hold: (on: boolean) => {
      holds = on
      if (!on) for (const answer of held.splice(0)) answer()
    },
    listen: async (port = 0) => {
      server.listen(port, '127.0.0.1')
      await once(server.server, 'listening')
      return (server.server.address() as AddressInfo).port
    },
    close: () => new Promise<void>((done) => server.close(() => done())),
  }
}

/** The product in a process of its own, to be killed, with a mail server at a port. */
export async function productWithMail(dataDir: string, smtpPort: number) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      ADMIN_EMAIL: 'ada@example.org',
      RATE_LIMITS: 'off',
    },
  })
  // A test that fails before its end leaves none behind.
  process.once('exit', () => child.kill('SIGKILL'))
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
    /** Makes a call of the contract, as the owner of a token if given. Throws if it does not succeed. */
    async call<K extends keyof Api>(name: K, sent: Request<Api[K]>, token?: string): Promise<unknown> {
      const headers = { 'time-zone': 'Europe/Berlin', ...(token && { authorization: `Bearer ${token}` }) }
      const answer = await sendCall(url, name, sent, { headers })
      if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`)
      return answer.json()
    },
    async end(signal: NodeJS.Signals) {
      if (child.exitCode !== null) return
      child.kill(signal)
      await once(child, 'exit')
    },
  }
}
