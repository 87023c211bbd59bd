import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { lengths } from '../../../contract/limits.ts'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import { rates } from '../../../contract/rates.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { readingLanguage } from '../auth/queries.ts'
import type { NoticeAbout, PlannedNotice } from './rules.ts'
import { settingColumns, toChosen } from './settings.ts'

/** What is due within this time of a letter is said in it, too. */
const gatherMs = 3_600_000
/** Longer than handing a letter over takes. A node that died gives it back. */
const leaseMinutes = 3

type Told = { member_id: string; key: string }

/** Whether a notice is about something that the back office did. */
const isFromOffice = (notices: 'notices' | 'earlier') =>
  sql`coalesce(${sql.ref(`${notices}.about`)} ->> 'news' in ('message', 'cancelled'), false)`

/** Letters since a moment that contain something from the back office. */
const countOfficeLetters = (since: string) => sql`(select count(distinct earlier.letter_id)
  from notices as earlier join notice_letters as sent
    on sent.member_id = earlier.member_id and sent.id = earlier.letter_id
  where earlier.member_id = notices.member_id and sent.made_at > ${since} and ${isFromOffice('earlier')})`

/**
 * Begins a letter for each member with notices by mail that no letter contains yet. It contains everything of the next hour.
 * A notice that was put off is not repeated. The number of letters a day is limited for each member, and that of those
 * which the back office causes once more, so that its messages leave room for reminders. The caller has locked the settings
 * of these members.
 */
export async function startLetters(
  tx: Db,
  told: readonly Told[],
  plans: ReadonlyMap<string, PlannedNotice[]>,
  now: Temporal.Instant,
): Promise<void> {
  const unsaid = sql`letter_id is null and not snoozed and (told_at is null or told_at = ${toStored(now)})`
  const dayBefore = toStored(now.subtract({ hours: 24 }))
  const { rows } = await sql<{ member_id: string }>`select distinct member_id from notices
    where (member_id, key) in (select * from unnest(
      ${told.map(({ member_id }) => member_id)}::uuid[], ${told.map(({ key }) => key)}::text[]))
      and ${unsaid} and told_at is not null
      and (select count(*) from notice_letters as sent where sent.member_id = notices.member_id
        and made_at > ${dayBefore}) < ${lengths.letters}
      and (not ${isFromOffice('notices')}
        or ${countOfficeLetters(dayBefore)} < ${rates.officeEmails.most})`.execute(tx)
  if (rows.length === 0) return
  const letters = rows.map(({ member_id }) => ({
    member_id,
    id: randomUUIDv7(),
    made_at: toStored(now),
    try_at: toStored(now),
  }))
  await tx.insertInto('notice_letters').values(letters).execute()
  const soon = now.epochMilliseconds + gatherMs
  const said = letters.flatMap(({ member_id, id }) =>
    (plans.get(member_id) ?? [])
      .filter(({ by, dueAt, expiresAt }) => by.mail && dueAt < soon && expiresAt > now.epochMilliseconds)
      .map(({ key }) => ({ member_id, id, key })),
  )
  await sql`update notices set letter_id = said.id
    from unnest(${said.map(({ member_id }) => member_id)}::uuid[], ${said.map(({ id }) => id)}::uuid[],
      ${said.map(({ key }) => key)}::text[]) as said (member_id, id, key)
    where notices.member_id = said.member_id and notices.key = said.key and ${unsaid}`.execute(tx)
}

/** Whether a letter waits to be handed to the mail server. */
export async function hasLetters(db: Db, now: Temporal.Instant): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from notice_letters where try_at <= ${toStored(now)}) as is`.execute(db)
  return rows[0]?.is ?? false
}

/** A letter that waits. Its id is that of the mail outbox, which sends none twice. */
export type WaitingLetter = { memberId: string; id: string; madeAt: string; tries: number }

/** Takes a letter whose time it is. Other nodes take others, unless this one does not settle it within the lease. */
export async function claimLetter(db: Db, now: Temporal.Instant): Promise<WaitingLetter | undefined> {
  // `materialized`, because a condition that is looked at again for another row would find the next letter.
  const { rows } = await sql<{ member_id: string; id: string; made_at: string; tries: number }>`
    with due as materialized (select member_id, id from notice_letters where try_at <= ${toStored(now)}
      order by try_at limit 1 for update skip locked)
    update notice_letters as letter
    set try_at = ${toStored(now.add({ minutes: leaseMinutes }))}, tries = least(tries, 1000) + 1
    from due where letter.member_id = due.member_id and letter.id = due.id
    returning letter.member_id, letter.id, letter.made_at, letter.tries`.execute(db)
  const [row] = rows
  return row && { memberId: row.member_id, id: row.id, madeAt: row.made_at, tries: row.tries }
}

/** Says when a letter is tried again; null for one that was sent, or is not sent any more. */
export const settleLetter = async (
  db: Db,
  { memberId, id }: WaitingLetter,
  tryAt: Temporal.Instant | null,
): Promise<void> => {
  await db
    .updateTable('notice_letters')
    .set({ try_at: tryAt && toStored(tryAt) })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** A notice that a letter may say. */
export type SaidByLetter = Exclude<NoticeAbout, { kind: 'sign-in' | 'test' }>

/**
 * What a letter says at this moment, and to whom; undefined where nothing is left to say, and where its member is
 * suspended or leaving. What its member stopped meanwhile is left out.
 */
export async function findLetter(db: Db, { memberId, id, madeAt }: WaitingLetter, now: Temporal.Instant) {
  const member = await db
    .selectFrom('members')
    .innerJoin('notice_settings', 'notice_settings.member_id', 'members.id')
    .select(['name', 'email', readingLanguage.as('language'), 'time_zone', ...settingColumns])
    .where('members.id', '=', memberId)
    .where('suspended_at', 'is', null)
    .where('leaves_at', 'is', null)
    .executeTakeFirst()
  if (!member) return undefined
  const { channels, mailText } = toChosen(member)
  const rows = await db
    .selectFrom('notices')
    .select(['about', 'kind'])
    .where('member_id', '=', memberId)
    .where('letter_id', '=', id)
    .where('expires_at', '>', toStored(now))
    .orderBy('due_at')
    .orderBy('key')
    .execute()
  const notices = rows
    .filter(({ kind }) => kind !== 'test' && kind !== 'sign-in' && channels[kind].mail)
    .map(({ about }) => about as SaidByLetter)
  if (notices.length === 0) return undefined
  const dayBefore = Temporal.Instant.from(madeAt).subtract({ hours: 24 })
  const { count } = await db
    .selectFrom('notice_letters')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('member_id', '=', memberId)
    .where('made_at', '>', toStored(dayBefore))
    .where('made_at', '<=', madeAt)
    .executeTakeFirstOrThrow()
  const { name, email, language, time_zone } = member
  return {
    to: { name, email },
    language,
    zone: time_zone ?? 'UTC',
    mailText,
    notices,
    kinds: [...new Set(notices.map(({ kind }) => kind))] as NoticeKind[],
    isLast: Number(count) >= lengths.letters,
  }
}
