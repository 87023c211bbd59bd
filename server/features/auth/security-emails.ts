import { hash } from 'node:crypto'
import { sql } from 'kysely'
import { rates } from '../../../contract/rates.ts'
import { type Text, texts } from '../../../contract/texts.ts'
import type { Db, Deps } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import type { MailJob } from '../../kernel/mail/mailer.ts'
import { findMember } from './queries.ts'

/** What emails about an account's safety are about, as the gathered email counts it. */
export const securityEvents = {
  'new-device': texts(
    '{count, plural, one {# sign-in from a new device} other {# sign-ins from new devices}}',
  ),
  password: texts('{count, plural, one {# changed password} other {# changed passwords}}'),
  'second-factor': texts(
    '{count, plural, one {# change to how you sign in} other {# changes to how you sign in}}',
  ),
  feed: texts('{count, plural, one {# new calendar address} other {# new calendar addresses}}'),
  erasure: texts('{count, plural, one {# deletion of data} other {# deletions of data}}'),
  leaving: texts(
    '{count, plural, one {# request to delete your account} other {# requests to delete your account}}',
  ),
} as const satisfies Record<string, Text>
export type SecurityEvent = keyof typeof securityEvents

/** Emails of one kind that were held back, and when the first of them was due. */
export type HeldEmails = { kind: SecurityEvent; count: number; first_at: string }

type Addressee = { id: string; email: string; email_proved_at: string | null }
type Needs = Pick<Deps, 'db' | 'clock' | 'limiter'>

/** Names nobody and outlives an account, so that registering an address again gives it no new turn. */
const mailboxKey = (email: string) => hash('sha256', `mailbox ${email.toLowerCase()}`)

/** Whether one more email about its safety may go to an account now. */
const takeTurn = async ({ limiter }: Needs, { email, email_proved_at }: Addressee): Promise<boolean> => {
  const key = mailboxKey(email)
  const spacing = email_proved_at === null ? [rates.unprovedEmails] : []
  for (const rate of [...spacing, rates.securityEmails, rates.securityEmailsDay])
    if (await limiter.take(rate, key)) return false
  return true
}

/**
 * The one gate for emails about an account's safety: whether this one may be sent now. If not, it is counted for the
 * gathered email. A retry of an email that was admitted takes no second turn.
 */
export async function admitEmail(
  needs: Needs,
  member: Addressee,
  kind: SecurityEvent,
  { attempt }: MailJob & { attempt: number },
): Promise<boolean> {
  if (attempt > 1) return true
  const isCrowd =
    kind === 'new-device' && (await needs.limiter.take(rates.newDeviceEmails, mailboxKey(member.email)))
  if (!isCrowd && (await takeTurn(needs, member))) return true
  await sql`insert into held_emails (member_id, kind, count, first_at)
    values (${member.id}, ${kind}, 1, ${toStored(needs.clock.now())})
    on conflict (member_id, kind) do update set count = held_emails.count + 1`.execute(needs.db)
  return false
}

/** Whether a deleted account's last email may be sent: one a day for each address, however often it registers. */
export const admitFarewell = async (
  { limiter }: Pick<Deps, 'limiter'>,
  email: string,
  { attempt }: { attempt: number },
): Promise<boolean> => attempt > 1 || !(await limiter.take(rates.farewellEmails, mailboxKey(email)))

/** Members for whom emails were held back, those first who wait longest. */
const listWaiting = async (db: Db): Promise<string[]> => {
  const rows = await db
    .selectFrom('held_emails')
    .select('member_id')
    .groupBy('member_id')
    .orderBy(({ fn }) => fn.min('first_at'))
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Hands everything held back to `send`, in one transaction for each member whose turn has come. */
export async function gatherEmails(
  needs: Needs,
  send: (tx: Db, memberId: string, held: HeldEmails[]) => Promise<void>,
): Promise<void> {
  for (const memberId of await listWaiting(needs.db)) {
    const member = await findMember(needs.db, memberId)
    if (!member || !(await takeTurn(needs, member))) continue
    await needs.db.transaction().execute(async (tx) => {
      const held = await tx
        .deleteFrom('held_emails')
        .where('member_id', '=', memberId)
        .returning(['kind', 'count', 'first_at'])
        .execute()
      if (held.length > 0) await send(tx, memberId, held as HeldEmails[])
    })
  }
}
