import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Session } from '../../contract/auth.ts'
import { tokenHash } from '../kernel/token.ts'
import type { TestApp } from './app.ts'
import { fillSecondFactor } from './fill-second-factor.ts'
import { makeBanner, makeEvent, makeImage, makeMember, makePost, makeTheme } from './make.ts'

const [day, week] = ['2026-11-18', '2026-11-16']
const item = { id: '1', text: 'Water the fern', type: 'task', createdAt: '2026-11-18T12:00:00Z' } as const

/** A private picture of a member's journal. Returns its id. */
async function makeJournalImage(app: TestApp, as: Session): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#4466aa' } })
    .png()
    .toBuffer()
  const id = randomUUID()
  const file = new Blob([new Uint8Array(bytes)], { type: 'image/png' })
  const { status } = await app.call('POST /journal/images', { as, query: { id }, file })
  if (status !== 200) throw new Error('The picture was refused.')
  return id
}

/** A browser of a member, a notice on its way to it, and an answer that it may give. */
async function fillNotices({ db }: TestApp, { access_token, user: { id } }: Session): Promise<void> {
  const [at, key] = ['2026-11-18T12:00:00Z', 'reminder_1_60']
  const device = { member_id: id, id: randomUUID() }
  const browser = { endpoint: `https://push.test/${id}`, p256dh: 'x', auth: 'x', made_at: at }
  await db
    .insertInto('push_subscriptions')
    .values({ ...device, ...browser, session_hash: tokenHash(access_token) })
    .execute()
  const about = JSON.stringify({ kind: 'test' })
  const times = { planned_for: at, due_at: at, expires_at: at }
  await db
    .insertInto('notices')
    .values({ member_id: id, key, kind: 'test', about, ...times })
    .execute()
  await db
    .insertInto('push_deliveries')
    .values({ member_id: id, subscription_id: device.id, key, try_at: at })
    .execute()
  const ticket = { token_hash: tokenHash(id), kind: 'snooze', date: day, expires_at: at } as const
  await db
    .insertInto('notice_tickets')
    .values({ member_id: id, key, ...ticket })
    .execute()
  await db.insertInto('notice_letters').values({ member_id: id, id: randomUUID(), made_at: at }).execute()
  await db
    .insertInto('letter_tickets')
    .values({ token_hash: tokenHash(id), member_id: id, kinds: ['plan'], made_at: at })
    .execute()
  await db.insertInto('letter_refusals').values({ member_id: id, kind: 'plan', by: 'member', at }).execute()
  await db.insertInto('notices_to_plan').values({ id: randomUUID(), member_id: id, at }).execute()
}

/** A report of each of two members of the other's post, and everything that may come of one. */
async function bringBeforeAdmins(
  app: TestApp,
  given: { as: Session; other: Session; admin: Session; postId: string; theirs: string },
): Promise<void> {
  const { as, other, admin, postId, theirs } = given
  const body = { reason: 'unkind' as const }
  await app.call('POST /community/posts/{id}/report', { as, params: { id: theirs }, body })
  await app.call('POST /community/posts/{id}/report', { as: other, params: { id: postId }, body })
  const params = { kind: 'post', id: postId } as const
  await app.call('POST /admin/queue/{kind}/{id}/notes', { as: admin, params, body: { words: 'Mild.' } })
  const wish = { action: 'message', words: 'Please be kind.', subjects: [params] } as const
  const { body: made } = await app.call('POST /admin/decisions', {
    as: admin,
    body: { ...wish, subjects: [...wish.subjects] },
  })
  const [decision_id] = made.decisions
  if (!decision_id) throw new Error('Nothing was decided.')
  const { status } = await app.call('POST /appeals', { as, body: { decision_id, words: 'I am.' } })
  if (status !== 200) throw new Error('The appeal was refused.')
}

/**
 * A member who has used everything: rows in every table that a member can have any in, pictures in the store, a refused
 * sign-in that is counted, and an administrator who looked at their health. Returns the posts' and the banner's images
 * by their addresses as well.
 */
export async function liveFully(
  app: TestApp,
  { email, admin, other }: { email: string; admin: Session; other: Session },
): Promise<{ as: Session; pictures: string[] }> {
  const as = await makeMember(app, { email, name: 'Wilhelmina Quill' })
  const call = async (answer: Promise<{ status: number; problem: { detail?: string } }>) => {
    const { status, problem } = await answer
    if (status !== 200) throw new Error(problem.detail)
  }
  await call(app.call('POST /mood', { as, body: { date: day, mood: 'calm', note: email } }))
  const breaths = { id: randomUUID(), exercise: 'A few breaths', seconds: 60 }
  await call(app.call('POST /practice', { as, body: breaths }))
  await call(app.call('POST /health', { as, body: { dateISO: day, steps: 1, notes: email } }))
  const add = { id: randomUUID(), add: { waterMl: 250 } }
  await call(app.call('PATCH /health/{date}', { as, params: { date: day }, body: add }))
  await call(app.call('POST /daily-notes', { as, body: { date: day, notes: [item] } }))
  const goals = [{ text: 'Walk', completed: false }]
  await call(app.call('POST /goals', { as, body: { week, goals, reminders: [] } }))
  await app.db
    .insertInto('repeating_items')
    .values({ member_id: as.user.id, id: randomUUID(), item: '{}', repeat: '{}', starts_on: day })
    .execute()
  await app.db.insertInto('repeat_versions').values({ member_id: as.user.id, version: 1 }).execute()
  const images = [{ id: await makeJournalImage(app, as), alt: '' }]
  const entry = { id: randomUUID(), date: day, title: email, body: 'A quiet day', images }
  await call(app.call('POST /journal', { as, body: entry }))
  const post = await makePost(app, as, { content: email, image_url: await makeImage(app) })
  const theirs = await makePost(app, other)
  for (const { id } of [post, theirs]) {
    await call(app.call('POST /community/posts/{id}/like', { as, params: { id } }))
    await call(app.call('POST /community/comments', { as, body: { post_id: id, content: email } }))
  }
  await call(app.call('POST /community/comments', { as: other, body: { post_id: post.id, content: 'Yes' } }))
  const banner = await makeBanner(app, as, { caption: 'Mine' })
  // Three reports would hide somebody's banner, so each is of a new one.
  const reported = await makeBanner(app, await makeMember(app))
  const reason = { reason: 'Too loud' }
  await call(app.call('POST /banners/{id}/report', { as, params: { id: reported.id }, body: reason }))
  const loud = await makeMember(app)
  await call(app.call('POST /members/{id}/block', { as, params: { id: loud.user.id } }))
  await bringBeforeAdmins(app, { as, other, admin, postId: post.id, theirs: theirs.id })
  const { id } = await makeEvent(app, {}, admin)
  await call(app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status: 'going' } }))
  const full = await makeEvent(app, { capacity: 0, waitlist: true }, admin)
  await call(app.call('POST /global-events/{id}/waitlist', { as, params: { id: full.id }, body: {} }))
  await call(
    app.call('PATCH /global-events/{id}', { as: admin, params: { id: full.id }, body: { capacity: 1 } }),
  )
  await call(
    app.call('POST /global-events/{id}/rsvp', { as, params: { id: full.id }, body: { status: 'not_going' } }),
  )
  const none = { params: { id: full.id }, body: { capacity: 0 } }
  await call(app.call('PATCH /global-events/{id}', { as: admin, ...none }))
  await call(app.call('POST /global-events/{id}/waitlist', { as, params: { id: full.id }, body: {} }))
  await call(app.call('POST /themes/override', { as, body: { themeId: await makeTheme(app) } }))
  await app.db
    .insertInto('affirmations')
    .values({ member_id: as.user.id, date: day, text: 'You are enough.' })
    .execute()
  await call(app.call('PATCH /user/notices', { as, body: { checkInTimes: ['20:00'] } }))
  await fillNotices(app, as)
  await fillSecondFactor(app, as)
  await call(app.call('POST /feeds', { as, body: { id: randomUUID(), kind: 'events' } }))
  await app.db.insertInto('admin_news').values({ member_id: as.user.id, kind: 'reports' }).execute()
  await app.db
    .insertInto('member_identities')
    .values({ member_id: as.user.id, issuer: 'https://id.example.org', subject: as.user.id, linked_at: day })
    .execute()
  await app.db
    .insertInto('invited_members')
    .values({ member_id: as.user.id, invitation_id: randomUUID(), at: day })
    .execute()
  await app.db
    .insertInto('event_cancellations')
    .values({ member_id: as.user.id, event_id: id, kind: 'events', event: '{}', cancelled_at: day })
    .execute()
  const importId = randomUUID()
  const begun = { id: importId, source: 'daylio', file_name: 'mine.csv' }
  await call(app.call('POST /imports', { as, body: begun }))
  const row = { source_id: '1', date: day, mood: 'calm', note: email }
  const brought = { kind: 'mood' as const, rows: [row] }
  await call(app.call('POST /imports/{id}/rows', { as, params: { id: importId }, body: brought }))
  await app.db
    .insertInto('imported_items')
    .values({ member_id: as.user.id, item_id: randomUUID(), import_id: importId })
    .execute()
  await call(app.call('POST /me/export', { as, body: {} }))
  await app.call('GET /user/storage', { as })
  await app.db.insertInto('recent_writes').values({ member_id: as.user.id, at: day }).execute()
  const params = { userId: as.user.id }
  await call(app.call('GET /admin/health/{userId}', { as: admin, params, query: {} }))
  await app.call('POST /auth/login', { body: { email, password: 'not the one' } })
  await call(app.call('POST /auth/forgot-password', { body: { email } }))
  const pictures = [post.image_url ?? '', banner.image?.url ?? '']
  return { as, pictures }
}
