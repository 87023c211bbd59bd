import { randomUUIDv7 } from 'node:crypto'
import type { NoticeKind } from '../../../contract/notice-kinds.ts'
import { rates } from '../../../contract/rates.ts'
import { medicinesByTime } from '../../../contract/reminders.ts'
import { texts } from '../../../contract/texts.ts'
import type { Db, Deps } from '../../deps.ts'
import { handlers } from '../../handlers.ts'
import { today, toStored } from '../../kernel/clock.ts'
import { takeFrom } from '../../kernel/http/rate-limit.ts'
import { notFound, refuse } from '../../kernel/http/refusal.ts'
import { isUsable } from '../../kernel/outside/web-push.ts'
import { tokenHash } from '../../kernel/token.ts'
import { getMember, saveSeen } from '../auth/queries.ts'
import { takeMedications } from '../health/queries.ts'
import { createMood } from '../mood/queries.ts'
import { pushJob } from './jobs.ts'
import { planMembers } from './plan.ts'
import { getPushKey } from './push-keys.ts'
import { forgetRefusals, listStopped } from './refusals.ts'
import { changeSettings, findChosen } from './settings.ts'
import { snooze, tellTest } from './single-notices.ts'
import { deleteSubscription, listDevices, saveSubscription } from './subscriptions.ts'
import { redeemTicket, type Ticket } from './tickets.ts'

const off = () => refuse(409, texts('This community cannot send notifications.'))

export const noticeHandlers = ({ db, clock, limiter, jobs, push, mail, texts: readers }: Deps) => {
  const settingsOf = async (memberId: string, token: string) => ({
    ...(await findChosen(db, memberId)),
    zone: (await getMember(db, memberId)).time_zone ?? 'UTC',
    push: push ? ('on' as const) : ('off' as const),
    mail: mail.delivers ? ('on' as const) : ('off' as const),
    devices: await listDevices(db, memberId, tokenHash(token)),
    stopped: await listStopped(db, memberId),
  })

  const seenIn = ({ zone, acceptLanguage }: { zone: string; acceptLanguage: string | undefined }) => ({
    zone,
    language: readers.accepted(acceptLanguage),
  })

  return handlers({
    'GET /push/key': async () => ({
      key: push ? (await getPushKey(db, clock.now())).publicKey : null,
    }),

    'POST /push/subscriptions': async ({ member, token, userAgent, body: { endpoint, keys }, ...at }) => {
      if (!push) return off()
      const limited = await limiter.take(rates.pushSubscriptions, member.id)
      if (limited) return limited
      if (!push.post.allows(endpoint) || !isUsable(keys))
        return refuse(400, texts('Notifications of this browser cannot be sent.'))
      const device = await saveSubscription(
        db,
        member.id,
        { endpoint, ...keys, session: tokenHash(token), userAgent },
        clock.now(),
      )
      if (!device) return refuse(409, texts('This browser is registered by somebody else.'))
      await saveSeen(db, member.id, seenIn(at))
      await planMembers(db, [member.id], clock.now())
      return device
    },

    'DELETE /push/subscriptions/{id}': async ({ member, params }) =>
      (await deleteSubscription(db, member.id, params.id)) ? { ok: true } : notFound(),

    'POST /push/test': async ({ member }) => {
      if (!push) return off()
      const limited = await limiter.take(rates.pushTests, member.id)
      if (limited) return limited
      return db.transaction().execute(async (tx) => {
        const devices = await tellTest(tx, member.id, clock.now())
        if (devices > 0) await jobs.send(pushJob, {}, tx)
        return { devices }
      })
    },

    'GET /user/notices': async ({ member, token }) => settingsOf(member.id, token),

    'PATCH /user/notices': async ({ member, token, body, ...at }) => {
      const limited = await limiter.take(rates.profile, member.id)
      if (limited) return limited
      const wantsLetters = Object.entries(body.channels ?? {}).flatMap(([kind, channel]) =>
        channel?.mail ? [kind as NoticeKind] : [],
      )
      await db.transaction().execute(async (tx) => {
        await changeSettings(tx, member.id, body)
        await forgetRefusals(tx, member.id, wantsLetters)
      })
      if (wantsLetters.length > 0) {
        await saveSeen(db, member.id, seenIn(at))
        await planMembers(db, [member.id], clock.now())
      }
      return settingsOf(member.id, token)
    },

    'POST /push/answers': async ({ address, body }) => {
      const limited = await takeFrom(limiter, rates.pushAnswers, address)
      if (limited) return limited
      const now = clock.now()
      const memberId = await db.transaction().execute(async (tx) => {
        const ticket = await redeemTicket(tx, body.ticket, now)
        // Thrown, so that an answer of the wrong kind uses nothing up.
        if (!ticket || (ticket.kind === 'mood') !== (body.mood !== undefined))
          throw notFound(texts('This reminder can no longer be answered.'))
        await answer(tx, ticket, body.mood ?? '', now)
        return ticket.memberId
      })
      await planMembers(db, [memberId], now)
      return { ok: true }
    },
  })
}

/** Does what a ticket allows. */
async function answer(tx: Db, ticket: Ticket, mood: string, now: Temporal.Instant): Promise<void> {
  const { memberId, kind, key, date } = ticket
  if (kind === 'snooze') return snooze(tx, memberId, key, now)
  if (kind === 'dose') {
    const time = /T(\d\d:\d\d)_/.exec(key)?.[1] ?? ''
    return takeMedications(
      tx,
      memberId,
      { date, dueOf: (meds) => medicinesByTime(meds).get(time) ?? [] },
      now,
    )
  }
  const { time_zone } = await getMember(tx, memberId)
  const isToday = today(now, time_zone ?? 'UTC').toString() === date
  const at = { id: randomUUIDv7(), date, mood, emotion_tags: [], note: null }
  // Past midnight it is still the day that was asked for, and so its last moment.
  const created_at = isToday ? {} : { created_at: toStored(endOf(date, time_zone ?? 'UTC')) }
  await createMood(tx, memberId, { ...at, ...created_at }, now)
}

const endOf = (date: string, zone: string): Temporal.Instant =>
  Temporal.PlainDate.from(date)
    .add({ days: 1 })
    .toZonedDateTime(zone)
    .toInstant()
    .subtract({ milliseconds: 1 })
