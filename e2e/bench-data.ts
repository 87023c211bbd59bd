import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { picturesFolder } from '../content/pictures.ts'
import { addDays } from '../contract/week.ts'
import { pictures } from '../server/kernel/files/pictures.ts'
import { caller } from './api.ts'

const sentence = 'A walk before the others were awake, and the lake without a sound.'
const moods = ['happy', 'calm', 'anxious', 'sad', 'energetic']

/** Makes a member with as much on each page as somebody has after some weeks, and returns their session. */
export async function fillForBench(origin: string, today: string) {
  const session = await caller(origin)('POST /auth/register', {
    body: { name: 'Ada Lind', email: 'ada@example.org', password: 'Still-water-42' },
  })
  const call = caller(origin, session.access_token)
  for (const ago of Array(30).keys()) {
    const date = addDays(today, -ago)
    await call('POST /mood', { body: { date, mood: moods[ago % 5] ?? 'calm', emotion_tags: ['hopeful'] } })
    const notes = [8, 17].map((hour) => ({
      id: crypto.randomUUID(),
      text: 'Water the plants',
      time: `${String(hour).padStart(2, '0')}:00`,
      type: 'task' as const,
      color: 'green' as const,
      createdAt: new Date().toISOString(),
    }))
    await call('POST /daily-notes', { body: { date, notes } })
    if (ago < 10) await call('POST /journal', { body: { id: crypto.randomUUID(), date, body: sentence } })
  }
  const drawn = pictures(picturesFolder)('cover/rain')?.url.replace('/art/', '') ?? ''
  const file = new Blob([new Uint8Array(readFileSync(join(picturesFolder, drawn)))])
  const { url } = await call('POST /upload/image', { file })
  for (const at of Array(50).keys())
    await call('POST /community/posts', {
      body: {
        post_type: 'art',
        content: sentence.repeat((at % 4) + 1),
        image_url: at % 3 === 2 ? url : null,
      },
    })
  return session
}
