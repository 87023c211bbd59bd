import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A received letter: its Message-ID, its recipient, and the process that handed it over. */
export type ReceivedMail = { id: string; to: string; from: string; at: number }

/** A mail server that stores what it receives. Each process signs in as its own user. */
export async function startMailServer() {
  const arrived: ReceivedMail[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username }, _session, done) => done(null, { user: username ?? '' }),
    async onData(stream, { envelope, user }, done) {
      // A process that is killed within a letter has not handed it over.
      const letter = await text(stream).catch(() => undefined)
      if (letter === undefined) return done(new Error('The letter was not received in full.'))
      const id = /^message-id: *(<[^>]+>)/im.exec(letter)?.[1] ?? ''
      arrived.push({
        id,
        to: envelope.rcptTo[0]?.address ?? '',
        from: String(user),
        at: performance.now(),
      })
      done()
    },
  })
  // A killed process leaves its connection within a command.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    arrived: arrived as readonly ReceivedMail[],
    urlFor: (name: string) => `smtp://${name}:any@127.0.0.1:${port}`,
    stop: () => new Promise<void>((done) => server.close(() => done())),
  }
}
