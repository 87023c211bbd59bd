import type { AdminBanner, UserRow } from '../../contract/admin.ts'
import type { Api } from '../../contract/api.ts'
import type { Session } from '../../contract/auth.ts'
import type { OwnBanner, SharedBanner } from '../../contract/banners.ts'
import type { Comment, Post } from '../../contract/community.ts'
import { emptyHealthEntry } from '../../contract/empty-health-entry.ts'
import type { GlobalEvent } from '../../contract/events.ts'
import type { HealthEntry } from '../../contract/health.ts'
import type { Image, UploadedImage } from '../../contract/images.ts'
import type { MoodEntry } from '../../contract/mood.ts'
import { defaultChannels, type NoticeChannels, noticeKinds } from '../../contract/notice-kinds.ts'
import type { User } from '../../contract/profile.ts'
import type { Response } from '../../contract/row.ts'
import type { ScheduledWeek } from '../../contract/theme-schedule.ts'
import type { Theme } from '../../contract/themes.ts'

/** Fields that the API adds to the specification may be missing in an answer, and null fields may be left out. */
type Read<T> = (came: Partial<T>) => Partial<T>
/** The answer of a call, or an entry of it if it is a list. */
type Entry<K extends keyof Api> = Response<Api[K]> extends (infer One)[] ? One : Response<Api[K]>

/** An image of which only the address is known: one size, of a likely shape. */
export const imageAt = (url: string, lqip = ''): Image => ({ url, width: 1600, height: 900, lqip, sizes: [] })

/** A user as answered, or as this browser stores them, with missing fields filled in. */
export const withUserDefaults = (came: Partial<User>): User => user(came) as User

const user: Read<User> = (came) => ({
  id: '',
  email: '',
  city: null,
  country: null,
  lat: null,
  lng: null,
  location_requested: true,
  ...came,
  // Specification, Member 9.
  healthGoals: {
    dailyWaterMl: 2000,
    dailySteps: 8000,
    sleepHoursTarget: 7,
    weightTargetKg: null,
    ...came.healthGoals,
  },
})
const session: Read<Session> = (came) => ({ ...came, user: withUserDefaults(came.user ?? {}) })

const nowhere = { name: null, address: null, lat: null, lng: null, zoomLink: null }
const event: Read<GlobalEvent> = (came) => {
  // Told as a number too (ruling 6).
  const price: unknown = came.price
  const currency = came.currency ?? 'USD'
  return {
    createdAt: '',
    allDay: false,
    tags: [],
    visibility: 'all',
    geoCenter: null,
    geoRadiusKm: null,
    ticketUrl: null,
    bookingUrl: null,
    capacity: null,
    available: null,
    rsvpRequired: false,
    recurrence: null,
    remindersDefault: [],
    isActive: true,
    timezone: null,
    occurrenceStart: null,
    series: null,
    ...came,
    currency,
    price: typeof price === 'number' ? { amount: price, currency } : (came.price ?? null),
    ...(came.location && { location: { ...nowhere, ...came.location } }),
  }
}

const theme: Read<Theme> = (came: Partial<Theme> & { art_activity?: Theme['artActivity'] }) => ({
  slug: '',
  coverImageUrl: null,
  coverSizes: [],
  coverLqip: null,
  hue: null,
  musicUrl: null,
  tarotCard: null,
  exercises: [],
  menu: [],
  song: null,
  recipe: null,
  artActivity: came.art_activity ?? null,
  ...came,
})
const scheduledWeek: Read<ScheduledWeek> = (came) => ({ note: null, themeTitle: '', ...came })

const post: Read<Post> = (came) => ({
  image: came.image_url ? imageAt(came.image_url) : null,
  image_url: null,
  likes: 0,
  liked: false,
  comments: 0,
  deletable: false,
  ...came,
})
const comment: Read<Comment> = (came) => ({ deletable: false, ...came })

const sharedBanner: Read<SharedBanner> = (came) => ({
  image: imageAt(came.url ?? '', came.lqip),
  lqip: '',
  alt_text: '',
  caption: null,
  palette: [],
  own: false,
  ...came,
})
const adminBanner: Read<AdminBanner> = (came) => ({
  image: imageAt(came.url ?? ''),
  alt_text: '',
  caption: null,
  ...came,
})
const ownBanner: Read<OwnBanner> = (came) => ({
  // An image given by an address elsewhere cannot be shown without our copy.
  image: came.url?.startsWith('/uploads/') ? imageAt(came.url) : null,
  url: null,
  is_shared: false,
  show_name: false,
  caption: null,
  alt_text: '',
  palette: [],
  hidden: false,
  ...came,
})

const healthEntry: Read<HealthEntry> = (came) => ({ ...emptyHealthEntry(''), ...came })
const mood: Read<MoodEntry> = (came) => ({ emotion_tags: [], note: null, created_at: '', ...came })
const upload: Read<UploadedImage> = (came) => ({ ...imageAt(came.url ?? ''), palette: [], ...came })
const account: Read<UserRow> = (came) => ({ suspended_at: null, created_at: '', ...came })

/** For a moment that an answer lacks. */
const longAgo = '1970-01-01T00:00:00.000000Z'

/** How the answer of a call is completed. A list is completed entry by entry. */
const readers: { [K in keyof Api]?: Read<Entry<K>> } = {
  'POST /auth/register': session,
  'POST /auth/login': session,
  'POST /auth/reset-password': session,
  'POST /auth/code': session,
  'POST /auth/passkey': session,
  'POST /user/infer-location-from-timezone': (came) => ({ ...came, user: withUserDefaults(came.user ?? {}) }),
  'PATCH /user/location': user,
  'DELETE /user/location': user,
  'GET /user/profile': user,
  'PATCH /user/profile': user,
  'PATCH /user/language': user,
  'PATCH /user/month': user,
  'PATCH /user/health-goals': user,
  'GET /themes/library': theme,
  'GET /themes/schedule': scheduledWeek,
  'GET /global-events': event,
  'GET /global-events/{id}': event,
  'GET /mood/history': mood,
  'GET /health': healthEntry,
  'POST /health': healthEntry,
  'GET /admin/health/{userId}': healthEntry,
  'GET /community/posts': post,
  'POST /community/posts': post,
  'GET /community/comments/{postId}': comment,
  'POST /community/comments': comment,
  'POST /upload/image': upload,
  'GET /banners/shared': sharedBanner,
  'GET /me/banner': ownBanner,
  'PATCH /me/banner/share': ownBanner,
  'GET /admin/banners': adminBanner,
  'GET /admin/users': account,
  // Calls that the specification does not have. A server of another version may know them differently.
  'POST /auth/not-me': (came) => ({ factors: 'none', removalAt: null, ...came }),
  'GET /user/sessions': (came) => ({ device: '', lastUsedAt: longAgo, current: false, ...came }),
  'GET /user/second-factor': (came) => ({
    ...{
      codesSince: null,
      recoveryCodes: 0,
      passkeys: [],
      passkeysAt: '',
      hindrance: null,
      isRequired: false,
      isAwaited: false,
      removal: null,
    },
    ...came,
  }),
  'GET /user/storage': (came) => ({ used: 0, tellAt: 1, ...came }),
  'GET /user/notices': (came) => ({
    quietFrom: null,
    quietTo: null,
    checkInTimes: [],
    showText: false,
    mailText: false,
    zone: '',
    push: 'off' as const,
    mail: 'off' as const,
    devices: [],
    stopped: [],
    ...came,
    channels: withChannelDefaults(came.channels),
  }),
  'GET /mood/days': (came) => ({ date: '', moods: [], ...came }),
  'GET /planner/days': (came) => ({ date: '', notes: [], ...came }),
  'GET /planner/repeating-items': (came) => ({
    repeat: { every: 'day', interval: 1, weekdays: [] },
    ...came,
  }),
  'GET /user/health-consent': (came) => ({ isAsked: false, since: null, ...came }),
  'GET /admin/audit': (came) => ({ kind: '', details: {}, at: longAgo, ...came }),
  'GET /admin/stats/banners': (came) => ({ count: 0, autoHidden: 0, reported: 0, shared: 0, ...came }),
}

/** A server of another version may know fewer kinds, or fewer channels of one. */
const withChannelDefaults = (came: Partial<NoticeChannels> = {}): NoticeChannels =>
  Object.fromEntries(
    noticeKinds.map((kind) => [kind, { ...defaultChannels[kind], ...came[kind] }]),
  ) as NoticeChannels

type Sent = { params?: unknown; body?: unknown }
const body = (sent: Sent) => sent.body
/**
 * What the request says about its answer: which day or week was asked for. For a save whose specified answer is only
 * success, it says what is stored now.
 */
const echoes: { [K in keyof Api]?: (sent: Sent) => unknown } = {
  'GET /daily-notes/{date}': ({ params }) => params,
  'GET /goals/{weekStartDate}': ({ params }) => ({
    week: (params as { weekStartDate: string }).weekStartDate,
  }),
  'POST /daily-notes': body,
  'POST /goals': body,
  'POST /health': body,
  'POST /themes/schedule': body,
  'PATCH /me/banner/share': body,
}

/**
 * Adds to an answer what it lacks beyond the specification, so that every screen can show an answer with only the
 * specified fields (ruling 33). A missing field becomes what the contract has for "none": null, false, an empty list,
 * text or instant.
 */
export function withAddedFields(name: keyof Api, answer: unknown, sent: Sent = {}): unknown {
  const read = readers[name] as ((came: object) => object) | undefined
  const echo = echoes[name]
  const one = (came: unknown): unknown => {
    if (typeof came !== 'object' || came === null) return came
    const whole = echo ? { ...(echo(sent) as object), ...came } : came
    return read ? read(whole) : whole
  }
  return Array.isArray(answer) ? answer.map(one) : one(answer)
}
