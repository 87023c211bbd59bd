import { randomUUIDv7 } from 'node:crypto'
import sharp from 'sharp'
import type * as z from 'zod/mini'
import type { Session } from '../../contract/auth.ts'
import type { bannerChange, OwnBanner } from '../../contract/banners.ts'
import type { newPost, Post } from '../../contract/community.ts'
import type { GlobalEvent, newEvent } from '../../contract/events.ts'
import type { JournalEntry, newEntry } from '../../contract/journal.ts'
import type { Role } from '../../contract/roles.ts'
import { createMember, toUser } from '../features/auth/queries.ts'
import { openSession } from '../features/auth/sessions.ts'
import { toImage } from '../features/images/queries.ts'
import { storeImage } from '../features/images/store.ts'
import { toStored } from '../kernel/clock.ts'
import { Refusal } from '../kernel/http/refusal.ts'
import { hashPassword } from '../kernel/password.ts'
import type { TestApp } from './app.ts'

type EventValues = z.input<typeof newEvent>

let serial = 0

/** The password of every made member. It is hashed once, because hashing takes time. */
export const goodPassword = 'Quiet-Harbour-7'
let hashed: Promise<string> | undefined

/** A member who is signed in, with an account that is `days` old. Their address is proved, unless it is not to be. */
export async function makeMember(
  { db, clock }: TestApp,
  given: {
    name?: string
    email?: string
    role?: Role
    zone?: string
    days?: number
    isProved?: boolean
  } = {},
): Promise<Session> {
  serial += 1
  hashed ??= hashPassword(goodPassword)
  const member = await createMember(db, {
    name: given.name ?? `Member ${serial}`,
    email: given.email ?? `member${serial}@example.org`,
    passwordHash: await hashed,
    role: given.role ?? 'member',
    zone: given.zone ?? 'UTC',
    at: toStored(clock.now().subtract({ hours: 24 * (given.days ?? 0) })),
  })
  if (!member) throw new Error('That e-mail address is taken.')
  if (given.isProved !== false)
    await db
      .updateTable('members')
      .set({ email_proved_at: toStored(clock.now()) })
      .where('id', '=', member.id)
      .execute()
  return { access_token: await openSession(db, member.id, clock.now(), undefined), user: toUser(member) }
}

/** An administrator who is signed in. */
export const makeAdmin = (app: TestApp): Promise<Session> => makeMember(app, { role: 'admin', name: 'Ada' })

/** Adds a theme at the end of the library and returns its id. */
export async function makeTheme(
  { db, clock }: TestApp,
  given: { title?: string; description?: string; cover?: string } = {},
): Promise<string> {
  serial += 1
  const id = randomUUIDv7()
  await db
    .insertInto('themes')
    .values({
      id,
      slug: `theme-${serial}`,
      title: given.title ?? `Theme ${serial}`,
      description: given.description ?? '',
      cover_image: given.cover ?? null,
      created_at: toStored(clock.now().add({ microseconds: serial })),
    })
    .execute()
  return id
}

/** An event for all, an hour long, as an administrator creates it. It is tomorrow, unless the fields say otherwise. */
export async function makeEvent(
  app: TestApp,
  fields: Partial<EventValues> = {},
  admin?: Session,
): Promise<GlobalEvent> {
  const start = fields.start ?? app.clock.now().add({ hours: 24 }).toString()
  const { status, body, problem } = await app.call('POST /global-events', {
    as: admin ?? (await makeAdmin(app)),
    body: {
      title: 'Morning walk',
      description: 'Along the river.',
      start,
      end: Temporal.Instant.from(start).add({ hours: 1 }).toString(),
      location: { type: 'venue' },
      ...fields,
    },
  })
  if (status !== 200) throw new Error(problem.detail)
  return body
}

/** A member's post, a second after the one before, unless the clock must not move. */
export async function makePost(
  app: TestApp,
  as: Session,
  fields: Partial<z.input<typeof newPost>> = {},
  { still = false } = {},
): Promise<Post> {
  if (!still) app.clock.forward({ seconds: 1 })
  const { status, body, problem } = await app.call('POST /community/posts', {
    as,
    body: { content: 'The pears are ripe.', ...fields },
  })
  if (status !== 200) throw new Error(problem.detail)
  return body
}

/** Stores an image, in a unique color unless one is given, and returns its address. */
export async function makeImage(
  app: TestApp,
  given: { background?: string; width?: number } = {},
): Promise<string> {
  serial += 1
  const { width = 24, background = `#${(0x202020 + serial * 997).toString(16).slice(-6)}` } = given
  const bytes = await sharp({ create: { width, height: width, channels: 3, background } })
    .png()
    .toBuffer()
  const kept = await storeImage(app.deps, bytes)
  if (kept instanceof Refusal) throw kept
  return toImage(kept).url
}

/** A member's journal entry of today, unless the fields say otherwise. */
export async function makeEntry(
  app: TestApp,
  as: Session,
  fields: Partial<z.input<typeof newEntry>> = {},
): Promise<JournalEntry> {
  const date = app.clock.now().toString().slice(0, 10)
  const { status, body, problem } = await app.call('POST /journal', {
    as,
    body: { id: randomUUIDv7(), date, body: 'The pears are ripe.', ...fields },
  })
  if (status !== 200) throw new Error(problem.detail)
  return body
}

/** Uploads a private picture and returns its id. */
export async function makePrivateImage(app: TestApp, as: Session, width = 24): Promise<string> {
  const bytes = await sharp({ create: { width, height: width, channels: 3, background: '#3f6650' } })
    .png()
    .toBuffer()
  const { status, body, problem } = await app.call('POST /journal/images', {
    as,
    query: { id: randomUUIDv7() },
    file: new Blob([new Uint8Array(bytes)]),
  })
  if (status !== 200) throw new Error(problem.detail)
  return body.id
}

/** A member's banner in the gallery, unless the fields say otherwise. */
export async function makeBanner(
  app: TestApp,
  as: Session,
  fields: z.input<typeof bannerChange> = {},
): Promise<OwnBanner & { id: string; created_at: string }> {
  const { status, body, problem } = await app.call('PATCH /me/banner/share', {
    as,
    body: { url: fields.url ?? (await makeImage(app)), is_shared: true, ...fields },
  })
  if (status !== 200) throw new Error(problem.detail)
  const { id, created_at } = await app.db
    .selectFrom('banners')
    .select(['id', 'created_at'])
    .where('member_id', '=', as.user.id)
    .executeTakeFirstOrThrow()
  return { ...body, id, created_at }
}
