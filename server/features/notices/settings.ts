import { type RawBuilder, sql } from 'kysely'
import { defaultChannels, type NoticeChannels, noticeKinds } from '../../../contract/notice-kinds.ts'
import type { NoticeChange, NoticeSettings } from '../../../contract/notices.ts'
import type { Db } from '../../deps.ts'

type Chosen = Pick<
  NoticeSettings,
  'channels' | 'quietFrom' | 'quietTo' | 'checkInTimes' | 'showText' | 'mailText'
>

export const settingColumns = [
  ...(['channels', 'quiet_from', 'quiet_to', 'check_in_times'] as const),
  ...(['show_text', 'mail_text'] as const),
] as const
export type SettingRow = {
  channels: unknown
  quiet_from: string | null
  quiet_to: string | null
  check_in_times: string[]
  show_text: boolean
  mail_text: boolean
}

/** What is stored differs from the default, which may get new kinds. */
const channelsOf = (stored: unknown): NoticeChannels => {
  const own = stored as Partial<{ [K in keyof NoticeChannels]: Partial<NoticeChannels[K]> }>
  return Object.fromEntries(
    noticeKinds.map((kind) => [kind, { ...defaultChannels[kind], ...own[kind] }]),
  ) as NoticeChannels
}

/** What a member has chosen, with the defaults for the rest. */
export const toChosen = (row: SettingRow): Chosen => ({
  channels: channelsOf(row.channels),
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
  checkInTimes: row.check_in_times,
  showText: row.show_text,
  mailText: row.mail_text,
})

const nothing: SettingRow = {
  channels: {},
  quiet_from: null,
  quiet_to: null,
  check_in_times: [],
  show_text: false,
  mail_text: false,
}

/** What a member has chosen. */
export async function findChosen(db: Db, memberId: string): Promise<Chosen> {
  const row = await db
    .selectFrom('notice_settings')
    .select(settingColumns)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return toChosen(row ?? nothing)
}

/** Creates the settings of a member, if there are none. Their row is the lock for planning notices. */
export const ensureSettings = async (db: Db, memberId: string): Promise<void> => {
  await db
    .insertInto('notice_settings')
    .values({ member_id: memberId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Changes what is given, in a transaction. Changes from two devices at once are both kept. */
export async function changeSettings(
  tx: Db,
  memberId: string,
  { channels = {}, quietFrom, quietTo, checkInTimes, showText, mailText }: NoticeChange,
): Promise<void> {
  await ensureSettings(tx, memberId)
  const row = await tx
    .selectFrom('notice_settings')
    .select('channels')
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const stored = row.channels as Record<string, object>
  const given = Object.entries(channels).filter(([, channel]) => channel !== undefined)
  const next = Object.fromEntries(given.map(([kind, channel]) => [kind, { ...stored[kind], ...channel }]))
  await tx
    .updateTable('notice_settings')
    .set({
      channels: JSON.stringify({ ...stored, ...next }),
      ...(quietFrom !== undefined && { quiet_from: quietFrom }),
      ...(quietTo !== undefined && { quiet_to: quietTo }),
      ...(checkInTimes && { check_in_times: checkInTimes.toSorted() }),
      ...(showText !== undefined && { show_text: showText }),
      ...(mailText !== undefined && { mail_text: mailText }),
    })
    .where('member_id', '=', memberId)
    .execute()
}

/** Whether notices of a member go anywhere, as a condition. */
export const isReached = (memberId: string): RawBuilder<boolean> =>
  sql`(exists (select from push_subscriptions where member_id = ${memberId})
    or exists (select from notice_settings where member_id = ${memberId} and by_mail))`

/** Locks the settings of members until the transaction ends, so that one plan of a member's notices follows another. */
export const lockSettings = async (tx: Db, memberIds: readonly string[]): Promise<void> => {
  await tx
    .selectFrom('notice_settings')
    .select('member_id')
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .orderBy('member_id')
    .forUpdate()
    .execute()
}
