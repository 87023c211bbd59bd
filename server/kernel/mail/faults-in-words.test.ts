import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { likelyFault, likelyRefusal } from './faults.ts'
import { AddressRefused, MailNotSent, mailer } from './mailer.ts'

const opened: { close(done: () => void): void }[] = []
afterAll(() => Promise.all(opened.map((server) => new Promise<void>((closed) => server.close(closed)))))

/** The port on which a server listens from now on. */
async function portOf(server: Server | SMTPServer): Promise<number> {
  opened.push(server)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const address = ('server' in server ? server.server : server).address()
  return typeof address === 'object' ? (address?.port ?? 0) : 0
}

const faultAt = (smtpUrl: string) =>
  mailer({ smtpUrl, from: 'us@example.org', outbox: tmpdir(), say: () => undefined }).verify()

test('what is wrong with a mail server is said in words, with the code behind them', async () => {
  expect(await faultAt('smtp://127.0.0.1:1')).toBe(
    'The mail server cannot be used: nothing listens there; check its name and port (ECONNREFUSED).',
  )
  const strict = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('Invalid')),
  })
  const port = await portOf(strict)
  const wrong = await faultAt(`smtp://ada:sesame@127.0.0.1:${port}`)
  expect(wrong).toBe('The mail server cannot be used: it does not take the name or the password (EAUTH 535).')
  strict.on('error', () => undefined)
  expect(await faultAt(`smtps://127.0.0.1:${port}`)).toBe(
    'The mail server cannot be used: no TLS is spoken there; begin SMTP_URL with smtp://, or say its TLS port, which is often 465 (ESOCKET).',
  )
  expect(await faultAt('smtp://nowhere.invalid')).toMatch(/: there is no such name \(\w+\)\.$/)
})

test.each([
  [
    { code: 'ETIMEDOUT', message: 'Greeting never received' },
    false,
    /in time; .* begin SMTP_URL with smtps:/,
  ],
  [{ code: 'ETIMEDOUT', message: 'Connection timeout' }, true, /in time; check its name and port, and what/],
  [{ code: 'ESOCKET', message: 'self-signed certificate' }, true, /^its certificate is not valid/],
  [{ code: 'ETLS', message: 'Error upgrading' }, false, /^TLS could not be begun$/],
])('%j is told as what it likely is', (fault, isTls, words) => {
  expect(likelyFault(fault, isTls)).toMatch(words)
})

test('of a failure that nobody knows, its code is told alone, and never its message', async () => {
  expect(likelyFault({ code: 'EODD', message: 'ada@example.org' }, false)).toBeUndefined()
  const mute = createServer((socket) => socket.end('421 ada@example.org goes away\r\n'))
  const said = await faultAt(`smtp://127.0.0.1:${await portOf(mute)}`)
  expect(said).toMatch(/^The mail server cannot be used.* \(\w+( 421)?\)\.$/)
  expect(said).not.toContain('example.org')
})

test.each([503, 552, 554, 555])(
  'a %i at MAIL FROM has many reasons, so only its codes are told',
  (responseCode) => {
    expect(likelyRefusal({ command: 'MAIL FROM', responseCode })).toBeUndefined()
  },
)

test.each([
  [530, 'onMailFrom', 'it wants a name and a password, which SMTP_URL has to have'],
  [530, 'onRcptTo', 'it wants a name and a password, which SMTP_URL has to have'],
  [553, 'onMailFrom', 'it does not take MAIL_FROM as a sender'],
] as const)(
  'a refusal by %i in %s is told in words, and is not laid on who was to get the email',
  async (responseCode, at, words) => {
    const port = await portOf(
      new SMTPServer({
        disabledCommands: ['STARTTLS'],
        authOptional: true,
        [at]: (_address: unknown, _session: unknown, done: (error: Error) => void) =>
          done(Object.assign(new Error('ada@example.org: no'), { responseCode })),
      }),
    )
    const letter = { to: 'ada@example.org', subject: 'Hello', text: 'Hello', html: '<p>Hello' }
    const sending = mailer({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'us@example.org',
      outbox: tmpdir(),
      say: () => undefined,
    }).send(letter, { id: 'one', askedAt: new Date() })
    const refused = await sending.catch((error: Error) => error)
    expect(refused).toBeInstanceOf(MailNotSent)
    expect(refused).not.toBeInstanceOf(AddressRefused)
    expect((refused as Error).message).toBe(
      `The mail server refused the email: ${words} (EENVELOPE ${responseCode}).`,
    )
  },
)
