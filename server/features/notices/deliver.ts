import type { Deps } from '../../deps.ts'
import type { OutboundPost } from '../../kernel/outside/outbound-post.ts'
import { pushSender } from '../../kernel/outside/web-push.ts'
import { hasMoodSince } from '../mood/queries.ts'
import { claimDeliveries, type Delivery, type Outcome, settleDeliveries } from './deliveries.ts'
import { draftMessage } from './message.ts'
import { getPushKey } from './push-keys.ts'
import { topicOf, waitSeconds } from './rules.ts'
import { themeTitle } from './theme-title.ts'
import { makeTickets } from './tickets.ts'

/** Deliveries that one node takes at a time, and how many of them are under way at once. */
const atOnce = 100
const lanes = 16

/** Somebody who has just said how they are is not asked. */
export const recentHours = 2

type Answer = Awaited<ReturnType<OutboundPost>>

/** What a push service's answer means (RFC 8030 sections 5 and 7.3, RFC 8292 section 4.2). */
export function outcomeOf(answer: Answer, { tries, expiresAt }: Delivery, now: number): Outcome {
  if ('fault' in answer && answer.fault === 'forbidden') return 'gone'
  const status = 'fault' in answer ? 0 : answer.status
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 401 || status === 403) return 'refused'
  if (status !== 0 && status !== 408 && status !== 429 && status < 500) return 'rejected'
  const againIn = waitSeconds(tries, 'fault' in answer ? undefined : answer.retryAfter)
  return now + againIn * 1000 < expiresAt ? { againIn } : 'dropped'
}

/** Encrypts a message for a browser and hands it to its push service. */
export type PushCourier = (delivery: Delivery, message: string, now: Temporal.Instant) => Promise<Answer>

/** Sends in the name of this community, by its key. */
export async function pushCourier(
  { db, clock }: Deps,
  { post, subject }: NonNullable<Deps['push']>,
): Promise<PushCourier> {
  const toRequest = pushSender(await getPushKey(db, clock.now()), subject)
  return async (delivery, message, now) => {
    const ttlSeconds = Math.floor((delivery.expiresAt - now.epochMilliseconds) / 1000)
    const heading = { ttlSeconds, topic: topicOf(delivery.key), urgency: 'high' } as const
    return post(delivery.endpoint, await toRequest(message, delivery, heading, now))
  }
}

/** Hands everything to the push services that waits for it, as of the clock at each portion. */
export async function deliverWaiting(deps: Deps, send: PushCourier): Promise<void> {
  const { db, clock } = deps
  for (;;) {
    const now = clock.now()
    const deliveries = await claimDeliveries(db, now, atOnce)
    if (deliveries.length === 0) return
    const messages = await writeMessages(deps, deliveries, now)
    const outcomes: { delivery: Delivery; outcome: Outcome }[] = []
    const waiting = [...deliveries]
    const lane = async () => {
      for (let delivery = waiting.shift(); delivery; delivery = waiting.shift()) {
        const message = messages.get(delivery)
        const outcome =
          message === undefined
            ? 'dropped'
            : outcomeOf(await send(delivery, message, now), delivery, now.epochMilliseconds)
        outcomes.push({ delivery, outcome })
      }
    }
    await Promise.all(Array.from({ length: lanes }, lane))
    await settleDeliveries(db, outcomes, now)
  }
}

/** The messages as JSON. What is of no use any more has none. */
async function writeMessages(
  deps: Deps,
  deliveries: readonly Delivery[],
  now: Temporal.Instant,
): Promise<Map<Delivery, string>> {
  const { db, texts } = deps
  const at = now.epochMilliseconds
  const drafts = []
  for (const delivery of deliveries) {
    const { memberId, about, zone, language } = delivery
    if (delivery.expiresAt <= at) continue
    if (about.kind === 'check-in' && (await hasMoodSince(db, memberId, now.subtract({ hours: recentHours }))))
      continue
    const reader = texts.in(language)
    const theme =
      about.kind === 'theme'
        ? await themeTitle(deps, { memberId, week: about.date, language: reader.language })
        : ''
    if (theme === undefined) continue
    drafts.push({ delivery, draft: draftMessage(delivery, { now: at, zone, theme }, reader) })
  }
  const tickets = drafts.flatMap(({ delivery: { memberId, key }, draft }) =>
    draft.tickets.map((ticket) => ({ ...ticket, memberId, key })),
  )
  const tokens = await makeTickets(db, tickets, now)
  return new Map(
    drafts.map(({ delivery, draft }) => [
      delivery,
      JSON.stringify(draft.toMessage(tokens.splice(0, draft.tickets.length))),
    ]),
  )
}
