import { sql } from 'kysely'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import type { NoticeSettings } from '../../../contract/notices.ts'
import type { Db } from '../../deps.ts'
import { toStored } from '../../kernel/clock.ts'
import { changeSettings } from './settings.ts'

/** After so many letters in a row that the mail server refuses for the address, no more are tried. */
const mostRefusals = 3

type Kinds = readonly NoticeKind[]

const stopLetters = (tx: Db, memberId: string, kinds: Kinds): Promise<void> =>
  changeSettings(tx, memberId, {
    channels: Object.fromEntries(kinds.map((kind) => [kind, { mail: false }])),
  })

/** Stops the letters of these kinds because their member said so in one. */
export async function stopByMember(tx: Db, memberId: string, kinds: Kinds, now: Temporal.Instant) {
  if (kinds.length === 0) return
  await stopLetters(tx, memberId, kinds)
  const at = toStored(now)
  await tx
    .insertInto('letter_refusals')
    .values(kinds.map((kind) => ({ member_id: memberId, kind, by: 'member' as const, at })))
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet({ by: 'member', at }))
    .execute()
}

/** Counts that the mail server refused the address of a member. The third time in a row stops these kinds. */
export const countRefusal = (db: Db, memberId: string, kinds: Kinds, now: Temporal.Instant): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const at = toStored(now)
    const { rows } = await sql<{ kind: NoticeKind }>`
      with counted as (
        insert into letter_refusals as old (member_id, kind, by, at)
        select ${memberId}, kind, 'address', ${at} from unnest(${kinds}::text[]) as new (kind)
        on conflict (member_id, kind) do update set times = least(old.times, 1000) + 1, at = excluded.at
          where old.by = 'address'
        returning kind, times)
      select kind from counted where times >= ${mostRefusals}`.execute(tx)
    if (rows.length > 0)
      await stopLetters(
        tx,
        memberId,
        rows.map(({ kind }) => kind),
      )
  })

/** Begins to count anew: a letter of these kinds arrived, or their member wants them again. */
export const forgetRefusals = async (db: Db, memberId: string, kinds: Kinds): Promise<void> => {
  if (kinds.length === 0) return
  await db
    .deleteFrom('letter_refusals')
    .where('member_id', '=', memberId)
    .where('kind', 'in', [...kinds])
    .execute()
}

/** The kinds that stopped going by mail and that their member has not turned on again. */
export const listStopped = (db: Db, memberId: string): Promise<NoticeSettings['stopped']> =>
  db
    .selectFrom('letter_refusals')
    .select(['kind', 'by', 'at'])
    .where('member_id', '=', memberId)
    .where(({ or, eb }) => or([eb('by', '=', 'member'), eb('times', '>=', mostRefusals)]))
    .orderBy('at', 'desc')
    .orderBy('kind')
    .execute()
