import { addressOf } from '../../contract/address.ts'
import { type Api, api } from '../../contract/api.ts'
import { isOfficeDoor, type OfficeDoor } from '../../contract/roles.ts'
import type { AnyRow, Request } from '../../contract/row.ts'
import { addDays, weekOf } from '../../contract/week.ts'
import { type Community, emailOf, nth, tokenOf } from './community.ts'
import type { Sent } from './driver.ts'

/** The calls that a member's browser may make. */
type MemberCall = { [K in keyof Api]: Api[K]['door'] extends OfficeDoor ? never : K }[keyof Api]

/** The requests of a member, by their purpose. */
type Uses<K extends keyof Api> = Record<string, (who: Who) => Request<Api[K]>>

type Who = { email: string; today: string; week: string; now: number }

export const password = 'Quiet-Harbour-7'
/** A coming event near the member, with a capacity. */
const event = nth('event', 110)
const lisbon = { lat: 38.72, lng: -9.14 }
const instant = (ms: number) => new Date(ms).toISOString()
const ahead = ({ now }: Who, days: number) => ({
  query: {
    active_only: 'true' as const,
    start: instant(now),
    end: instant(now + days * 86_400_000),
    ...lisbon,
  },
})
/** The 42 days that the calendar shows of a month. */
const month = (who: Who) => {
  const first = addDays(weekOf(`${who.today.slice(0, 7)}-01`), -1)
  return { first, last: addDays(first, 41) }
}
/**
 * A member's ordinary day, call by call, with the bodies of the web. Calls that are missing here are not part of it.
 */
const day: { [K in MemberCall]?: Uses<K> } = {
  'POST /auth/login': { 'sign in': ({ email }) => ({ body: { email, password } }) },
  'GET /themes/current': { dashboard: () => ({}) },
  'GET /themes/library': { 'another theme': () => ({ query: { limit: 50 } }) },
  'GET /themes/override/status': { dashboard: () => ({}) },
  'POST /ai/affirmation': {
    dashboard: () => ({ body: { user_name: 'Ana', focus_area: 'peace and creativity' } }),
  },
  'GET /global-events': {
    'the next 7 days': (who) => ahead(who, 7),
    'the next 30 days': (who) => ahead(who, 30),
    'a month': (who) => ({
      query: {
        active_only: 'true',
        start: `${month(who).first}T00:00:00Z`,
        end: `${addDays(month(who).last, 1)}T00:00:00Z`,
        ...lisbon,
      },
    }),
    all: () => ({ query: { active_only: 'true', ...lisbon } }),
  },
  'GET /global-events/{id}': { 'one event': () => ({ params: { id: event } }) },
  'POST /global-events/{id}/rsvp': {
    'I am interested': () => ({ params: { id: event }, body: { status: 'interested' } }),
  },
  'GET /my-rsvps': { events: () => ({}) },
  'GET /daily-notes': {
    'a month': (who) => ({ query: { from_date: month(who).first, to_date: month(who).last } }),
  },
  'GET /daily-notes/{date}': { 'a day': ({ today }) => ({ params: { date: today } }) },
  'POST /daily-notes': {
    'save a day': ({ today }) => ({
      body: {
        date: today,
        notes: ['Walk along the river', 'Call the dentist', 'Read a chapter'].map((text, n) => ({
          id: `item-${n}`,
          text,
          type: 'task' as const,
          time: '09:30',
          reminder: true,
          createdAt: '2026-01-05T08:00:00Z',
        })),
      },
    }),
  },
  'GET /goals/{weekStartDate}': { 'a week': ({ week }) => ({ params: { weekStartDate: week } }) },
  'POST /goals': {
    'save a week': ({ week }) => ({
      body: {
        week,
        goals: [{ text: 'Sleep before eleven' }, { text: 'Paint once' }],
        reminders: [{ text: 'Stretch', time: '08:30' }],
      },
    }),
  },
  'GET /planner/reminders': {
    'around today': ({ today }) => ({ query: { from_date: addDays(today, -1), to_date: addDays(today, 1) } }),
  },
  'GET /user/sessions': { profile: () => ({}) },
  'GET /user/health-access': { profile: () => ({}) },
  'GET /user/storage': { profile: () => ({}) },
  'GET /health': {
    'a day': ({ today }) => ({ query: { from_date: today, to_date: today } }),
    'trend of 30 days': ({ today }) => ({ query: { from_date: addDays(today, -30), to_date: today } }),
  },
  'POST /health': {
    'save a day': ({ today }) => ({
      body: {
        dateISO: today,
        waterMl: 1750,
        steps: 6200,
        sleepHours: 7.5,
        meds: [{ name: 'Iron', taken: true }],
      },
    }),
  },
  'GET /mood/history': {
    'is the session alive': () => ({ query: { limit: 1 } }),
    'the last hundred': () => ({ query: { limit: 100 } }),
    'a month': (who) => ({ query: { from_date: month(who).first, to_date: month(who).last, limit: 100 } }),
  },
  'GET /mood/days': {
    'a year': ({ today }) => ({ query: { from_date: addDays(today, -364), to_date: today } }),
  },
  'POST /mood': {
    'save a mood': ({ today }) => ({
      body: { id: '{uuid}', date: today, mood: 'calm', emotion_tags: ['grateful'], note: 'Rain, and tea.' },
    }),
  },
  'GET /community/posts': { 'first page': () => ({ query: { limit: 50 } }) },
  'POST /community/posts': {
    share: () => ({ body: { id: '{uuid}', post_type: 'reflection', content: 'The pears are ripe.' } }),
  },
  'POST /community/posts/{id}/like': { like: () => ({ params: { id: '{post}' } }) },
  'GET /community/comments/{postId}': {
    'of a post': () => ({ params: { postId: nth('post', 19_997) }, query: { limit: 100 } }),
  },
  'POST /community/comments': {
    comment: () => ({
      body: { id: '{uuid}', post_id: nth('post', 1_000), content: 'How good they must smell.' },
    }),
  },
  'GET /banners/shared': { 'first page': () => ({ query: { limit: 20 } }) },
  'GET /me/banner': { profile: () => ({}) },
}

/** An action of the day: the requests for it, for each of `people` members. */
export type Step = { call: string; use: string; requests: Sent[] }

/**
 * The day of the first active members, as it is sent. As many others sign in: more sign-ins than an account may have
 * sessions end its oldest ones, with which the rest is asked.
 */
export function dayOf(people: number, now: number): Step[] {
  const today = new Date(now).toISOString().slice(0, 10)
  return Object.entries<Uses<MemberCall>>(day).flatMap(([call, uses]) =>
    Object.entries(uses).map(([use, make]) => ({
      call,
      use,
      requests: Array.from({ length: people }, (_, at) => {
        const n = at + 1 + (call === 'POST /auth/login' ? people : 0)
        const who = { email: emailOf(n), today, week: weekOf(today), now }
        return wire(call as MemberCall, make(who) as Loose, tokenOf(n))
      }),
    })),
  )
}

type Loose = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

function wire(call: MemberCall, { params, query, body }: Loose, token: string): Sent {
  const { method, url } = addressOf(call, { params, query })
  return {
    method,
    // The driver replaces the placeholders in braces.
    path: decodeURI(url),
    headers: {
      'time-zone': 'Europe/Lisbon',
      // Compression is no part of what is compared: the bare server has none.
      'accept-encoding': 'identity',
      ...(call === 'POST /auth/login' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }
}

/** The calls that do not belong to an ordinary day and are not measured. */
export const leftOut = (): string[] =>
  Object.entries<AnyRow>(api).flatMap(([call, { door }]) => (isOfficeDoor(door) || call in day ? [] : [call]))

/** Posts to like, all over the feed. */
export const postsOf = ({ posts }: Community): string[] =>
  Array.from({ length: 5_000 }, (_, n) => nth('post', 1 + Math.floor((n * posts) / 5_000)))
