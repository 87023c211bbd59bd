import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { type Mailer, mailer } from '../kernel/mail/mailer.ts'

/** A mail server of the test's own, and the product's mailer that hands letters to it. */
export type TestMailServer = {
  mailer: Mailer
  /** What arrived since the last call, read by a mail reader that is not ours. */
  take(): Email[]
  /** Answers every address with this code from now on; undefined accepts it. */
  refuse(code: number | undefined): void
  /** While it holds, a letter arrives and gets no answer. */
  hold(on: boolean): void
  stop(): Promise<void>
}

/** Starts a mail server on a free port. */
export async function startMailServer(): Promise<TestMailServer> {
  let arrived: Email[] = []
  let refusal: number | undefined
  let holds = false
  let held: (() => void)[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      done(refusal ? Object.assign(new Error('No.'), { responseCode: refusal }) : undefined)
    },
    async onData(stream, _session, done) {
      arrived.push(await PostalMime.parse(await buffer(stream)))
      if (holds) held.push(done)
      else done()
    },
  })
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    mailer: mailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'A-genda <agenda@example.org>',
      outbox: '/nowhere',
      say: () => undefined,
    }),
    take() {
      const taken = arrived
      arrived = []
      return taken
    },
    refuse: (code) => {
      refusal = code
    },
    hold(on) {
      holds = on
      if (on) return
      for (const answer of held) answer()
      held = []
    },
    stop: () => new Promise((done) => server.close(() => done())),
  }
}
