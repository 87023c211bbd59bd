// @vitest-environment node
import { expect, test } from 'vitest'
import { jpeg, makeZip } from '../../fixtures/make-zip.ts'
import { readAll } from '../../fixtures/read.ts'

const id = (end: number) => `01920000-0000-7000-8000-00000000000${end}`
const manifest = (changes = {}) =>
  JSON.stringify({
    format: 'a-genda-export',
    version: 1,
    member: { id: id(0), name: 'Ada' },
    zone: 'America/New_York',
    files: [{ path: 'comments.json', count: 4 }],
    ...changes,
  })
const at = '2026-11-19T08:00:00.000000Z'
const entry = {
  id: id(3),
  date: '2026-11-19',
  title: 'Sunday',
  body: `![sea](image:${id(9)})`,
  tags: ['sea'],
  starred: true,
  mood_id: id(1),
  mood: 'happy',
  theme_id: null,
  theme_title: 'Quiet',
  prompt: 'What was quiet?',
  copy_of: null,
  images: [
    { id: id(9), alt: 'the sea' },
    { id: id(8), alt: '' },
  ],
  created_at: at,
  updated_at: at,
  deleted_at: null,
}
const item = {
  id: 'a',
  text: 'Tea',
  type: 'task',
  time: null,
  color: 'gray',
  reminder: false,
  completed: true,
  createdAt: '2026-11-19T08:00:00Z',
}
const files = (changes = {}) => ({
  'manifest.json': manifest(),
  'README.txt': 'x',
  'moods/2026.json': JSON.stringify([
    { id: id(1), date: '2026-11-19', mood: 'happy', emotion_tags: ['content'], note: null, created_at: at },
  ]),
  'health/2026.json': JSON.stringify([
    {
      id: id(2),
      dateISO: '2026-11-19',
      waterMl: 500,
      steps: null,
      sleepHours: null,
      weightKg: null,
      bodyFatPct: null,
      waistCm: null,
      systolic: null,
      diastolic: null,
      glucoseMgDl: 99,
      glucoseContext: 'fasting',
      meds: [{ name: 'Iron', taken: true, time: null }],
      notes: null,
    },
  ]),
  'planner/2026.json': JSON.stringify([{ date: '2026-11-19', notes: [item] }]),
  'planner/repeating.json': JSON.stringify([
    {
      id: id(4),
      text: 'Choir',
      type: 'event',
      time: '19:00',
      color: 'gray',
      reminder: false,
      repeat: { every: 'week', interval: 1 },
      starts_on: '2026-11-19',
      ends_on: null,
      skipped: [],
    },
  ]),
  'goals/2026.json': JSON.stringify([
    {
      week: '2026-11-16',
      goals: [{ text: 'Rest', completed: false }],
      reminders: [{ text: 'Walk', time: '09:00' }],
    },
  ]),
  'journal/2026.json': JSON.stringify([entry]),
  'journal/bin.json': JSON.stringify([{ ...entry, id: id(7) }]),
  'journal/2026/11/2026-11-19-sunday.md': '---\n---\n',
  [`journal/images/${id(9)}.webp`]: jpeg,
  'posts.json': JSON.stringify([
    {
      id: id(5),
      post_type: 'text',
      content: 'Hello all',
      likes: 1,
      comments: 0,
      created_at: '2026-11-19T03:00:00.000000Z',
      image: 'images/a.webp',
    },
  ]),
  'images/a.webp': jpeg,
  'settings.json': JSON.stringify({ language: 'tr' }),
  ...changes,
})

test('each kind comes back with its own id, and the pictures with their entry', async () => {
  const found = await readAll(await makeZip(files()), 'a-genda.zip')
  expect(found.summary).toMatchObject({
    source: 'a-genda',
    counts: { settings: 1, mood: 1, health: 1, plan: 1, 'repeating-item': 1, goals: 1, journal: 1, post: 1 },
    pictures: 2,
    members: [id(0)],
    from: '2026-11-16',
    to: '2026-11-19',
    left_out: [{ what: { text: 'Comments' }, count: 4 }],
  })
  const rows = found.all.flatMap((one) => (one.kind === 'own' ? [one] : []))
  expect(rows.map(({ of }) => of)).toEqual([
    'settings',
    'mood',
    'health',
    'plan',
    'repeating-item',
    'goals',
    'journal',
    'post',
  ])
  const [, mood, , plan, , , own, post] = rows
  expect(mood).toMatchObject({ own_id: id(1), date: '2026-11-19', row: { id: id(1), created_at: at } })
  expect(plan?.row).toEqual({ date: '2026-11-19', notes: [item] })
  expect(own?.row).toMatchObject({ ...entry, images: entry.images })
  expect(own?.pictures).toEqual([{ own_id: id(9), path: `journal/images/${id(9)}.webp`, alt: 'the sea' }])
  // In New York the post was written in the evening before.
  expect(post).toMatchObject({
    date: '2026-11-18',
    row: { id: id(5), content: 'Hello all', image: { source_id: 'images/a.webp' } },
    pictures: [{ own_id: 'images/a.webp', path: 'images/a.webp' }],
  })
  expect(found.refused).toEqual([`journal/images/${id(8)}.webp: The picture is missing in the ZIP.`])
})

test('a part that cannot be read is listed, and the rest goes on', async () => {
  const found = await readAll(await makeZip(files({ 'health/2026.json': '{' })), 'a.zip')
  expect(found.refused).toContain('health/2026.json: This part of the export cannot be read.')
  expect(found.summary.counts).toMatchObject({ mood: 1, journal: 1 })
})

test('a zone that there is not is the member’s', async () => {
  const found = await readAll(
    await makeZip(files({ 'manifest.json': manifest({ zone: 'Nowhere/At_All' }) })),
    'a.zip',
  )
  expect(found.all.at(-1)).toMatchObject({ row: { content: 'Hello all', date: '2026-11-19' } })
})

test('an export of a newer version says so', async () => {
  await expect(
    readAll(await makeZip(files({ 'manifest.json': manifest({ version: 2 }) })), 'a.zip'),
  ).rejects.toThrow('newer version')
  await expect(
    readAll(await makeZip(files({ 'manifest.json': '{"format":"a-genda-export"}' })), 'a.zip'),
  ).rejects.toThrow('not an export of A-genda')
})
