import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'

export type Letter = {
  to: string
  subject: string
  text: string
  html: string
  /** The link the letter is about; told on the console when there is no mail server (ruling 10). */
  link?: string
}

export type Mailer = {
  /** Hands a letter over; throws when the mail server refuses it. */
  send(letter: Letter): Promise<void>
  /** Where letters go, for people. */
  destination: string
}

/** Mail over SMTP, or into `outbox` as one `.eml` file a letter. `say` speaks to the console. */
export function mailer(options: {
  smtpUrl: string | undefined
  from: string
  outbox: string
  say: (line: string) => void
}): Mailer {
  const { smtpUrl, from, outbox, say } = options
  if (smtpUrl) {
    const transport = createTransport(smtpUrl, { from })
    return {
      destination: `${new URL(smtpUrl).hostname} (SMTP)`,
      send: async ({ link: _, ...letter }) => void (await transport.sendMail(letter)),
    }
  }
  const transport = createTransport({ streamTransport: true, buffer: true }, { from })
  return {
    destination: outbox,
    async send({ link, ...letter }) {
      const { message } = await transport.sendMail(letter)
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
      const aside = join(outbox, `.${name}`)
      await writeFile(aside, message as Buffer, { mode: 0o600 })
      await rename(aside, join(outbox, name))
      say(`A letter was written to ${join(outbox, name)}${link ? `\n  its link: ${link}` : ''}`)
    },
  }
}
