import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'
import type { Clock } from '../kernel/clock.ts'
import { letterOf } from '../kernel/mail/letter.ts'
import { StartRefusal } from '../kernel/start/start-refusal.ts'
import type { Tools } from '../tools.ts'
import { makeAdministrator, resetLink } from './accounts.ts'
import {
  describeBackups,
  findBackup,
  requireFileName,
  sizeInWords,
  verifyInWords,
} from './backup-commands.ts'
import { requireAlone, storeBackup } from './backups.ts'
import { examine } from './doctor.ts'
import { exportMember } from './export-member.ts'
import { inLine } from './finding.ts'
import { repeatLedger } from './ledger.ts'
import { describeMember, eraseMember } from './member-requests.ts'
import type { Given, Takes } from './read-words.ts'
import { restoreCommunity } from './restore-community.ts'
import { takeSecondFactor } from './second-factor.ts'

type Say = (line: string) => void
type Setting = { tools: Tools; clock: Clock; publicUrl: string; say: Say }

/** A command that needs the configuration alone, so that it runs beside an open product. */
export type ConfigCommand = Named & {
  runsOn(setting: { config: Config; clock: Clock; say: Say }, given: Given): Promise<number>
}

type Named = Takes & { says: string }

export type Command = Named & {
  /** Whether it may run inside the open product. A command that replaces the database may not. */
  whileOpen: boolean
  /** Which of its words is the file that it writes, if there is one. */
  writes?: number
  /** Whether the schema is upgraded first, if nothing else uses the database. */
  migrates?: true
  /** Whether it makes no sense in a data folder that holds no database yet. */
  needsCommunity?: true
  /** Whether it puts something else in the place of the database, whatever that is. */
  replaces?: true
  /** Returns the exit code. Throws `StartRefusal` with a sentence for what a person can mend. */
  run(setting: Setting, given: Given): Promise<number>
}

const needs = (value: string | undefined, what: string): string => {
  if (!value) throw new StartRefusal(`Say ${what} too.`)
  return value
}
const counted = (tables: { rows: number }[]) => tables.reduce((sum, { rows }) => sum + rows, 0)

/** Every command of an operator: `npm run agenda -- NAME …`. */
export const commands: Record<string, Command> = {
  backup: {
    takes: '[FILE]',
    mostWords: 1,
    writes: 0,
    says: 'Write database and images into one file, while everything goes on.',
    whileOpen: true,
    needsCommunity: true,
    async run({ tools, clock, say }, { words: [to] }) {
      if (to !== undefined) requireFileName(to)
      const { file, bytes, manifest } = await storeBackup(tools, clock, to)
      say(
        `Wrote ${file}: ${counted(manifest.tables)} rows and ${manifest.files} image files, ${sizeInWords(bytes)}.`,
      )
      return 0
    },
  },
  restore: {
    takes: 'FILE [--identity KEYFILE] [--without-ledger]',
    mostWords: 1,
    flags: ['identity', 'without-ledger'],
    says: 'Put a backup in the place of everything, on either kind of database.',
    whileOpen: false,
    replaces: true,
    async run({ tools, clock, say }, given) {
      await requireAlone(tools)
      const source = await findBackup(tools.config, given)
      const { hasLedger } = given
      for (const line of await restoreCommunity(tools, clock, { source, hasLedger })) say(line)
      return 0
    },
  },
  doctor: {
    takes: '',
    mostWords: 0,
    says: 'Look at configuration, database, disk, mail, images and clock, and say what to do.',
    whileOpen: true,
    needsCommunity: true,
    async run({ tools, say }) {
      const findings = await examine(tools)
      for (const finding of findings) say(inLine(finding))
      return findings.every(({ well }) => well) ? 0 : 1
    },
  },
  'create-admin': {
    takes: 'EMAIL [NAME] [--yes]',
    // A name may have several.
    mostWords: Number.POSITIVE_INFINITY,
    flags: ['yes'],
    says: 'Make an administrator, or with --yes one of an account that exists; prints a new password.',
    whileOpen: true,
    migrates: true,
    async run({ tools, clock, publicUrl, say }, { words: [email, ...name], isSure }) {
      const address = needs(email, 'the e-mail address')
      const whom = { address, name: name.join(' ') || 'Administrator', isSure }
      for (const line of await makeAdministrator(tools, clock, whom, publicUrl)) say(line)
      return 0
    },
  },
  'reset-password': {
    takes: 'EMAIL',
    mostWords: 1,
    says: 'Print a link with which somebody chooses a new password.',
    whileOpen: true,
    migrates: true,
    async run({ tools, clock, publicUrl, say }, { words: [email] }) {
      const found = await resetLink(tools.database.db, clock, needs(email, 'the e-mail address'), publicUrl)
      if (!found) throw new StartRefusal('There is no account of that address.')
      say(`Works once and for ${found.minutes} minutes:\n${found.link}`)
      return 0
    },
  },
  'second-factor': {
    takes: 'off EMAIL',
    mostWords: 2,
    says: 'Take one-time codes and passkeys from an account whose owner has lost them.',
    whileOpen: true,
    migrates: true,
    async run({ tools, clock, publicUrl, say }, { words: [what, email] }) {
      if (what !== 'off') throw new StartRefusal('Say "second-factor off EMAIL".')
      const address = needs(email, 'the e-mail address')
      for (const line of await takeSecondFactor(tools, clock, address, publicUrl)) say(line)
      return 0
    },
  },
  'export-member': {
    takes: 'EMAIL [FILE]',
    mostWords: 2,
    writes: 1,
    says: 'Write what a member has stored, but not the journal, into a ZIP for them.',
    whileOpen: true,
    migrates: true,
    async run({ tools, clock, publicUrl, say }, { words: [email, to] }) {
      const file = await exportMember(tools, clock, {
        email: needs(email, 'the e-mail address'),
        to,
        publicUrl,
      })
      say(`Wrote ${file}. It is for its member alone: hand it over, then delete it.`)
      say('The journal is not in it, because only its member reads it: they take it out on their profile.')
      return 0
    },
  },
  'erase-member': {
    takes: 'EMAIL [--yes]',
    mostWords: 1,
    flags: ['yes'],
    says: 'Delete an account for somebody who asked you to; without --yes, say what that would delete.',
    whileOpen: true,
    migrates: true,
    async run({ tools, clock, say }, { words: [email], isSure }) {
      const address = needs(email, 'the e-mail address')
      if (isSure) {
        for (const line of await eraseMember(tools, clock, address)) say(line)
        return 0
      }
      say(await describeMember(tools, address))
      say(`Nothing was deleted. To delete the account and all of it for good: erase-member ${address} --yes`)
      return 1
    },
  },
  'repeat-deletions': {
    takes: '',
    mostWords: 0,
    says: 'Delete again who came back, after you restored a database server by its own means.',
    whileOpen: false,
    migrates: true,
    async run({ tools, clock, say }) {
      await requireAlone(tools)
      for (const line of await repeatLedger(tools, clock)) say(line)
      return 0
    },
  },
  'send-test-mail': {
    takes: 'EMAIL',
    mostWords: 1,
    says: 'Send an email, to see that emails arrive.',
    whileOpen: true,
    async run({ tools, clock, say }, { words: [email] }) {
      const to = needs(email, 'whom to send it to')
      if (!z.email().safeParse(to).success) throw new StartRefusal(`"${to}" is no e-mail address.`)
      const message = {
        language: 'en',
        greeting: 'Hello,',
        before: ['this is a test email of A-genda. If you read it, emails arrive.'],
        after: [],
        closing: 'Your mindful schedule',
      }
      const letter = letterOf(to, 'A test email of A-genda', message)
      const askedAt = new Date(clock.now().epochMilliseconds)
      await tools.letters.send(letter, { id: randomUUID(), askedAt }).catch((error: Error) => {
        throw new StartRefusal(error.message)
      })
      say(`Handed over to ${tools.letters.destination}.`)
      return 0
    },
  },
}

/** Commands of two words, which need neither the database nor its folder. */
export const configCommands: Record<string, ConfigCommand> = {
  'backup list': {
    takes: '',
    mostWords: 0,
    says: 'Say which backups are stored, with their size and age.',
    async runsOn({ config, clock, say }) {
      for (const line of await describeBackups(config, clock)) say(line)
      return 0
    },
  },
  'backup verify': {
    takes: 'FILE [--identity KEYFILE]',
    mostWords: 1,
    flags: ['identity'],
    says: 'Read a backup to its end and compare every file and row with what it says, without restoring it.',
    async runsOn({ config, say }, given) {
      say(await verifyInWords(config, given))
      return 0
    },
  },
}
