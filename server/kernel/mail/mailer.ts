import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { codesOf, likelyFault, likelyRefusal, type MailFault } from './faults.ts'

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** The link of the letter. Without a mail server it is printed on the console (ruling 10). */
  link?: string
  /** Where one press ends such letters, for the mail program's own button (RFC 8058). */
  unsubscribe?: string
}

/** The job that sends a letter. Its id makes it one letter, however often it is tried. */
export type MailJob = { id: string; askedAt: Date }

export type Mailer = {
  /**
   * Hands a letter over. Throws {@link MailNotSent} if it surely was not accepted, {@link MailMaybeSent} if that is
   * unknown. Neither error contains an address.
   */
  send(letter: Letter, postmark: MailJob): Promise<void>
  /** Why no letter can be handed over at the moment; undefined if one can. */
  verify(): Promise<string | undefined>
  /** Whether handing over the same letter twice leaves one letter. A file is replaced, a mail server sends two. */
  repeatable: boolean
  /** Whether letters reach people. Those that only become files do not. */
  delivers: boolean
  /** Where letters go, for people. */
  destination: string
}

export class MailNotSent extends Error {}
/** The mail server refuses the address for good, so that another try is of no use. */
export class AddressRefused extends MailNotSent {}
export class MailMaybeSent extends Error {}

/** What is likely wrong, in words and with the code behind it. */
function unusable(fault: MailFault, isTls: boolean): string {
  const likely = likelyFault(fault, isTls)
  return `The mail server cannot be used${likely ? `: ${likely}` : ''} (${codesOf(fault)}).`
}

/** The headers by which mail programs offer to end such letters. One press is for https only (RFC 8058 section 3.1). */
const listHeaders = (unsubscribe: string | undefined): Record<string, string> =>
  unsubscribe === undefined
    ? {}
    : {
        'List-Unsubscribe': `<${unsubscribe}>`,
        ...(unsubscribe.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
      }

/** The header that names one email. Spam filters mark a domain without a dot, so it is the sender's (RFC 5322 3.6.4). */
const messageId = (id: string, from: string): string => {
  const domain = /@([\w.-]+\.[\w-]+)>?\s*$/.exec(from)?.[1] ?? 'a-genda.invalid'
  return `<${id}@${domain}>`
}

const seconds = 1000

function overSmtp(url: string, from: string): Mailer {
  const patience = {
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 20 * seconds,
  }
  const transport = createTransport({ url, ...patience }, { from })
  const { hostname, protocol } = new URL(url)
  const isTls = protocol === 'smtps:'
  return {
    destination: `${hostname} (SMTP)`,
    repeatable: false,
    delivers: true,
    verify: () =>
      transport.verify().then(
        () => undefined,
        (fault: MailFault) => unusable(fault, isTls),
      ),
    async send({ link: _, unsubscribe, ...letter }, { id }) {
      // A failure up to here means that nothing was sent. A connection lost later leaves that open.
      await transport.verify().catch((fault: MailFault) => {
        throw new MailNotSent(unusable(fault, isTls))
      })
      const headers = listHeaders(unsubscribe)
      await transport
        .sendMail({ ...letter, headers, messageId: messageId(id, from) })
        .catch((fault: MailFault) => {
          const likely = likelyRefusal(fault)
          if (!likely && fault.command === 'RCPT TO' && (fault.responseCode ?? 0) >= 500)
            throw new AddressRefused(`The mail server refused the address (${codesOf(fault)}).`)
          if (fault.responseCode !== undefined)
            throw new MailNotSent(
              `The mail server refused the email${likely ? `: ${likely}` : ''} (${codesOf(fault)}).`,
            )
          throw new MailMaybeSent(`The connection to the mail server was lost (${codesOf(fault)}).`)
        })
    },
  }
}

function intoFiles(outbox: string, from: string, say: (line: string) => void): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    destination: outbox,
    repeatable: true,
    delivers: false,
    verify: async () => undefined,
    async send({ link, unsubscribe, ...letter }, { id, askedAt }) {
      const headers = listHeaders(unsubscribe)
      const { message } = await transport.sendMail({ ...letter, headers, messageId: messageId(id, from) })
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${askedAt.toISOString().replace(/[:.]/g, '-')}-${id.slice(0, 8)}.eml`
      const aside = join(outbox, `.${name}`)
      await writeFile(aside, message as Buffer, { mode: 0o600 })
      await rename(aside, join(outbox, name))
      say(`An email was written to ${join(outbox, name)}${link ? `\n  its link: ${link}` : ''}`)
    },
  }
}

/** Mail over SMTP, or into `outbox` as one `.eml` file for each letter. `say` prints on the console. */
export const mailer = (options: {
  smtpUrl: string | undefined
  from: string
  outbox: string
  say: (line: string) => void
}): Mailer =>
  options.smtpUrl
    ? overSmtp(options.smtpUrl, options.from)
    : intoFiles(options.outbox, options.from, options.say)
