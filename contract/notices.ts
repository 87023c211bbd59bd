import * as z from 'zod/mini'
import { lengths } from './limits.ts'
import { noticeKinds } from './notice-kinds.ts'
import { changesSomething, id, instant, text, timeOfDay } from './values.ts'

const channel = z.object({ tab: z.boolean(), push: z.boolean(), mail: z.boolean() })
const channels = z.object({
  events: channel,
  plan: channel,
  weekly: channel,
  medicines: channel,
  'check-in': channel,
  theme: channel,
})

/** A browser that gets notifications. `device` is a browser and a system in words. */
export const pushDevice = z.object({
  id,
  device: z.string(),
  madeAt: instant,
  /** When a push service last took something for it; null if it never did. */
  lastOkAt: z.nullable(instant),
  /** Whether what was sent to it last could not be delivered. */
  failing: z.boolean(),
  /** Whether it was registered in the session of this call. */
  current: z.boolean(),
})
export type PushDevice = z.output<typeof pushDevice>

const settings = {
  channels,
  /** From the first time to the second, in the member's zone, nothing is told; both are null without quiet hours. */
  quietFrom: z.nullable(timeOfDay),
  quietTo: z.nullable(timeOfDay),
  /** The times at which the member is asked how they are. */
  checkInTimes: z.array(timeOfDay),
  /** Whether a notification says what it is about, where somebody else may read it. */
  showText: z.boolean(),
  /** Whether a letter says what it is about. */
  mailText: z.boolean(),
}

/** A kind that stopped going by mail, though its member had wanted it. */
const stoppedLetters = z.object({
  kind: z.enum(noticeKinds),
  /** The member with a link of a letter, or the mail server, which refused the member's address three times. */
  by: z.enum(['member', 'address']),
  at: instant,
})

export const noticeSettings = z.object({
  ...settings,
  /** The IANA zone in which the times are meant. */
  zone: z.string(),
  /** Whether this community can send notifications at all. */
  push: z.enum(['on', 'off']),
  /** Whether this community can send letters at all. */
  mail: z.enum(['on', 'off']),
  devices: z.array(pushDevice),
  stopped: z.array(stoppedLetters),
})
export type NoticeSettings = z.output<typeof noticeSettings>

const channelChange = z.optional(z.partial(channel))

/** A change of what is given; the rest stays. */
export const noticeChange = z
  .object({
    channels: z.optional(
      z.object({
        events: channelChange,
        plan: channelChange,
        weekly: channelChange,
        medicines: channelChange,
        'check-in': channelChange,
        theme: channelChange,
      }),
    ),
    quietFrom: z.optional(settings.quietFrom),
    quietTo: z.optional(settings.quietTo),
    checkInTimes: z.optional(
      settings.checkInTimes.check(
        z.maxLength(lengths.checkInTimes),
        z.refine((times) => new Set(times).size === times.length, { error: 'The same time is there twice.' }),
      ),
    ),
    showText: z.optional(z.boolean()),
    mailText: z.optional(z.boolean()),
  })
  .check(
    changesSomething,
    z.refine(
      ({ quietFrom, quietTo }) =>
        (quietFrom === undefined) === (quietTo === undefined) && (quietFrom === null) === (quietTo === null),
      { error: 'Quiet hours need a beginning and an end.', path: ['quietTo'] },
    ),
    z.refine(({ quietFrom, quietTo }) => !quietFrom || quietFrom !== quietTo, {
      error: 'Quiet hours should end at another time than they begin.',
      path: ['quietTo'],
    }),
  )
export type NoticeChange = z.output<typeof noticeChange>

/** The public key to subscribe with (RFC 8292 section 3.2), in base64url; null if this community sends no pushes. */
export const pushKey = z.object({ key: z.nullable(z.string()) })

const base64url = (max: number) => z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(max))

/** A subscription as a browser's `PushSubscription.toJSON()` writes it. */
export const newPushSubscription = z.object({
  endpoint: text(lengths.url),
  keys: z.object({ p256dh: base64url(200), auth: base64url(50) }),
})
export const pushSubscriptionId = z.object({ id })

/** To how many devices a test goes. */
export const pushTest = z.object({ devices: z.number() })

/** The answer that a notification gives. `mood` is for tickets of a check-in. */
export const pushAnswer = z.object({
  ticket: z.string().check(z.regex(/^[\w-]{20,200}$/)),
  mood: z.optional(text(lengths.tag).check(z.minLength(1))),
})

/** What a ticket allows: one mood for a day, one dose, or to be told again later. */
export const ticketKinds = ['mood', 'dose', 'snooze'] as const
export type TicketKind = (typeof ticketKinds)[number]

/** What a push carries to the worker, encrypted, in at most 3 kB. */
export const pushMessage = z.object({
  /** The marker that a tab uses too: of two notifications with one tag the second replaces the first. */
  tag: z.string(),
  title: z.string(),
  body: z.optional(z.string()),
  /** The screen that a tap opens. */
  to: z.string(),
  language: z.string(),
  /** Answers to give with one tap. The first ones are shown, as many as the device has room for. */
  actions: z.array(
    z.object({
      title: z.string(),
      ticket: z.string(),
      mood: z.optional(z.string()),
    }),
  ),
})
export type PushMessage = z.output<typeof pushMessage>
