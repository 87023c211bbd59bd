// @vitest-environment node
import { expect, test } from 'vitest'
import { jpeg, makeZip } from '../../fixtures/make-zip.ts'
import { readAll } from '../../fixtures/read.ts'

const id = (end: number) => `01920000-0000-7000-8000-00000000000${end}`
const manifest = (changes = {}) =>
  JSON.stringify({
    format: 'a-genda-export',
    version: 1,
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
      created_at: at,
      image: null,
    },
  ]),
  ...changes,
})

test('each kind comes back with its own id, and the pictures with their entry', async () => {
  const found = await readAll(await makeZip(files()), 'a-genda.zip')
  expect(found.summary).toMatchObject({
    source: 'agenda',
    counts: { mood: 1, health: 1, planner: 1, repeating: 1, goal: 1, reminder: 1, journal: 2 },
    pictures: 1,
    left_out: [{ what: { text: 'Comments' }, count: 4 }],
  })
  expect(found.of('mood')[0]).toMatchObject({
    own_id: id(1),
    at,
    row: { mood: 'happy', emotion_tags: ['content'] },
  })
  expect(found.of('health')[0]?.row).toEqual({
    date: '2026-11-19',
    set: {
      waterMl: 500,
      glucoseMgDl: 99,
      glucoseContext: 'fasting',
      meds: [{ name: 'Iron', taken: true, time: null }],
    },
  })
  expect(found.of('planner')[0]).toMatchObject({
    own_id: '2026-11-19/a',
    row: { text: 'Tea', completed: true, date: '2026-11-19' },
  })
  expect(found.of('repeating')[0]).toMatchObject({
    own_id: id(4),
    row: { text: 'Choir', repeat: { every: 'week' } },
  })
  expect(found.of('goal')[0]?.row).toEqual({ week: '2026-11-16', text: 'Rest', completed: false })
  expect(found.of('reminder')[0]?.row).toMatchObject({ week: '2026-11-16', text: 'Walk', time: '09:00' })
  const [own, post] = found.of('journal')
  expect(own).toMatchObject({
    own_id: id(3),
    row: { title: 'Sunday', starred: true, mood: id(1), theme_title: 'Quiet', prompt: 'What was quiet?' },
    pictures: [{ own_id: id(9), path: `journal/images/${id(9)}.webp`, alt: 'the sea' }],
  })
  expect(post).toMatchObject({
    own_id: id(5),
    row: { body: 'Hello all', tags: ['community'], date: '2026-11-19' },
  })
  expect(found.refused).toEqual([`journal/images/${id(8)}.webp: The picture is missing in the ZIP.`])
})

test('a part that cannot be read is listed, and the rest goes on', async () => {
  const found = await readAll(
    await makeZip(files({ 'moods/2026.json': '[{"id":1}]', 'health/2026.json': '{' })),
    'a.zip',
  )
  expect(found.refused).toEqual(
    expect.arrayContaining([
      'moods/2026.json #1: This part of the export cannot be read.',
      'health/2026.json: This part of the export cannot be read.',
    ]),
  )
  expect(found.of('journal')).toHaveLength(2)
})

test('an export of a newer version says so', async () => {
  await expect(
    readAll(await makeZip(files({ 'manifest.json': manifest({ version: 2 }) })), 'a.zip'),
  ).rejects.toThrow('newer version')
  await expect(
    readAll(await makeZip(files({ 'manifest.json': '{"format":"a-genda-export"}' })), 'a.zip'),
  ).rejects.toThrow('not an export of A-genda')
})
