import { randomUUIDv7 } from 'node:crypto'
import sharp from 'sharp'
import type { Session } from '../../contract/auth.ts'
import type { TestApp } from './app.ts'
import { makeBanner, makeEvent, makeImage, makePost, makeTheme } from './make.ts'

/** A small picture as a browser sends it. */
export const smallPicture = async (background = '#557799', width = 30): Promise<Blob> => {
  const png = await sharp({ create: { width, height: 20, channels: 3, background } })
    .png()
    .toBuffer()
  return new Blob([new Uint8Array(png)], { type: 'image/png' })
}

/** Writes something of everything that a member can write, with `words` in all of it. */
export async function fillAccount(
  app: TestApp,
  as: Session,
  words: string,
  day = '2026-11-18',
): Promise<void> {
  const item = { id: 'one', text: words, type: 'task', time: '09:00', createdAt: `${day}T08:00:00Z` } as const
  await app.call('POST /daily-notes', { as, body: { date: day, notes: [item] } })
  await app.call('POST /planner/repeating-items', {
    as,
    body: {
      id: randomUUIDv7(),
      text: words,
      type: 'note',
      repeat: { every: 'month' },
      starts_on: '2026-01-31',
    },
  })
  const goals = [{ text: words, completed: true }]
  await app.call('POST /goals', {
    as,
    body: { week: '2026-11-16', goals, reminders: [{ text: words, time: '08:00' }] },
  })
  const mood = await app.call('POST /mood', { as, body: { date: day, mood: 'calm', note: words } })
  await app.call('POST /practice', { as, body: { id: randomUUIDv7(), exercise: words, seconds: 60 } })
  await app.call('POST /health', { as, body: { dateISO: day, weightKg: 70.25, notes: words } })
  const image = randomUUIDv7()
  await app.call('POST /journal/images', { as, query: { id: image }, file: await smallPicture() })
  const entry = {
    id: randomUUIDv7(),
    date: day,
    title: `On ${words}`,
    body: `# ${words}\n\n![a lake](image:${image})`,
    tags: [words],
    mood_id: mood.body.id,
    prompt: words,
    images: [{ id: image, alt: words }],
  }
  const written = await app.call('POST /journal', { as, body: entry })
  if (written.status !== 200) throw new Error(written.problem.detail)
  const { id } = await makeEvent(app)
  await app.call('POST /global-events/{id}/rsvp', { as, params: { id }, body: { status: 'going' } })
  const post = await makePost(app, as, { content: words, image_url: await makeImage(app) })
  await app.call('POST /community/comments', { as, body: { post_id: post.id, content: words } })
  await app.call('POST /community/posts/{id}/like', { as, params: { id: post.id } })
  await makeBanner(app, as, { caption: words })
  await app.call('POST /themes/override', { as, body: { themeId: await makeTheme(app), reason: words } })
  await app.call('POST /ai/affirmation', { as, body: { user_name: words, focus_area: words } })
}
